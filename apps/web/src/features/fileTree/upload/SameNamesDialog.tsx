import { sameName } from '@crm/contract/features/fileTree/fileTree.choices'
import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Segments } from '../../../shared/ui/input/Segments.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { Truncate } from '../../../shared/ui/layout/Truncate.tsx'
import { ModalCard } from '../../../shared/ui/overlay/ModalCard.tsx'
import { uiText } from '../../../shared/ui/ui.messages.ts'
import classes from './SameNamesDialog.module.css'
import { chooseAll, type NamedFile, type SameChoice, type Taken, usualChoice } from './sameNames.ts'
import { uploadText as text } from './upload.messages.ts'

interface SameNamesDialogProps {
  taken: Taken[]
  files: NamedFile[]
  /** Null: nothing is sent. */
  onAnswer: (choices: ReadonlyMap<number, SameChoice> | null) => void
}

const choices: readonly SameChoice[] = ['version', 'both', 'skip']
const optionsFor = (kind: Taken['kind'] | 'all') =>
  choices
    .filter((value) => kind !== 'box' || value !== 'version')
    .map((value) => ({ value, label: sameName.label(value) }))

const pathOf = ({ folders, name }: NamedFile) => [...folders, name].join(' / ')

/** Asks once what happens to all names that are taken. */
export const SameNamesDialog = ({ taken, files, onAnswer }: SameNamesDialogProps) => {
  const [isAlike, setAlike] = useState(true)
  const [all, setAll] = useState<SameChoice>('version')
  const [each, setEach] = useState<ReadonlyMap<number, SameChoice>>(() => chooseAll(taken, 'version'))
  return (
    <ModalCard
      opened
      size={560}
      title={text.sameTitle}
      onClose={() => onAnswer(null)}
      actions={(close) => (
        <>
          <Button variant="default" onClick={close}>
            {uiText.cancel}
          </Button>
          <Button data-autofocus onClick={() => onAnswer(isAlike ? chooseAll(taken, all) : each)}>
            {text.go}
          </Button>
        </>
      )}
    >
      <Stack>
        <p>{text.sameContext(taken.length)}</p>
        <Inline wraps gap="md">
          <Checkbox
            label={text.sameAll}
            checked={isAlike}
            onChange={(event) => setAlike(event.currentTarget.checked)}
          />
          {isAlike && <Segments aria-label={text.sameAll} data={optionsFor('all')} value={all} onChange={setAll} />}
        </Inline>
        <ul className={classes.names}>
          {taken.map((one) => {
            const file = files[one.index]
            const name = file ? pathOf(file) : one.name
            return (
              <li key={one.index}>
                <Truncate>{name}</Truncate>
                {one.kind === 'box' && <SmallText as="span">{text.sameBox}</SmallText>}
                {!isAlike && (
                  <Segments
                    size="xs"
                    aria-label={text.sameFor(name)}
                    data={optionsFor(one.kind)}
                    value={each.get(one.index) ?? usualChoice(one)}
                    onChange={(choice) => setEach(new Map(each).set(one.index, choice))}
                  />
                )}
              </li>
            )
          })}
        </ul>
      </Stack>
    </ModalCard>
  )
}
