import type { MappedField } from '@crm/contract/features/imports/imports'
import { keysOf } from '@crm/contract/kit/keysOf'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Note } from '../../ui/display/Note.tsx'
import { SmallText } from '../../ui/display/SmallText.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Panel } from '../../ui/overlay/Panel.tsx'
import { ColumnsStep } from './ColumnsStep.tsx'
import { FileStep } from './FileStep.tsx'
import classes from './Import.module.css'
import { importText as text } from './import.messages.ts'
import { PreviewStep } from './PreviewStep.tsx'
import { type Import, type ImportStep, useImport } from './useImport.ts'

export interface ImportPanelProps {
  /** The import's name on the server. */
  name: string
  title: string
  onClose: () => void
}

const steps = keysOf(text.steps)

const Steps = ({ current }: { current: ImportStep }) => (
  <ol className={classes.steps}>
    {steps.map((step, index) => (
      <li
        key={step}
        aria-current={step === current ? 'step' : undefined}
        data-passed={index < steps.indexOf(current) || undefined}
      >
        <span className={classes.number} aria-hidden>
          {index + 1}
        </span>
        <span>{text.steps[step]}</span>
      </li>
    ))}
  </ol>
)

const Result = ({ result }: { result: NonNullable<Import['result']> }) => (
  <Stack gap="sm">
    <Note tone="green" role="status">
      {text.registered(result.created)}
    </Note>
    {result.skipped > 0 && <SmallText>{text.skipped(result.skipped)}</SmallText>}
  </Stack>
)

/** Records from an Excel or CSV file: file, columns, preview, done. */
export const ImportPanel = ({ name, title, onClose }: ImportPanelProps) => {
  const importing = useImport(name)
  const { step, preview, result } = importing
  const [chosen, choose] = useState<{ of: string; mapping: MappedField[] } | null>(null)
  const [skipsWrong, skipWrong] = useState(false)
  const mapping = preview ? (chosen?.of === preview.ip_token ? chosen.mapping : preview.mapping) : []
  const wrong = preview?.wrong ?? 0
  const good = (preview?.total ?? 0) - wrong
  const again = () => {
    skipWrong(false)
    importing.startAgain()
  }

  const actions = {
    file: undefined,
    columns: (
      <>
        <Button variant="default" onClick={again}>
          {text.otherFile}
        </Button>
        <Button
          loading={importing.isChecking}
          onClick={() => {
            skipWrong(false)
            importing.confirmMapping(mapping)
          }}
        >
          {text.toPreview}
        </Button>
      </>
    ),
    preview: (
      <>
        <Button variant="default" disabled={importing.isRegistering} onClick={() => importing.backTo('columns')}>
          {text.back}
        </Button>
        <Button
          loading={importing.isRegistering}
          disabled={good === 0 || (wrong > 0 && !skipsWrong)}
          onClick={importing.register}
        >
          {text.register(good)}
        </Button>
      </>
    ),
    done: (
      <>
        <Button variant="default" onClick={again}>
          {text.another}
        </Button>
        <Button onClick={onClose}>{text.close}</Button>
      </>
    ),
  }[step]

  return (
    <Panel opened onClose={importing.isRegistering ? () => {} : onClose} title={title} size="wide" actions={actions}>
      <Stack>
        <Steps current={step} />
        {step === 'file' && <FileStep name={name} importing={importing} />}
        {step === 'columns' && preview && (
          <ColumnsStep
            preview={preview}
            mapping={mapping}
            onChange={(next) => choose({ of: preview.ip_token, mapping: next })}
          />
        )}
        {step === 'preview' && preview && (
          <PreviewStep
            key={`${preview.ip_token} ${preview.wrong}`}
            preview={preview}
            skipsWrong={skipsWrong}
            onSkipWrong={skipWrong}
          />
        )}
        {step === 'done' && result && <Result result={result} />}
      </Stack>
    </Panel>
  )
}
