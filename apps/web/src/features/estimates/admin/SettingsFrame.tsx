import { Button } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { FormFields } from '../../../shared/kit/form/FormFields.tsx'
import { FormNotes } from '../../../shared/kit/form/FormNotes.tsx'
import { LoadedRecord } from '../../../shared/kit/record/RecordLoading.tsx'
import { ActionBar } from '../../../shared/ui/layout/ActionBar.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { useEstimateSettings } from '../estimates.api.ts'
import { adminText as text } from './admin.messages.ts'
import { type StoredSettings, useSettingsForm } from './useSettingsForm.ts'

export type SettingsForm = ReturnType<typeof useSettingsForm>

interface SettingsFrameProps {
  title: string
  /** Keeps what is typed under this name. */
  draft: string
  children: (form: SettingsForm) => ReactNode
}

const Settings = ({ settings, title, draft, children }: SettingsFrameProps & { settings: StoredSettings }) => {
  const formId = useId()
  const state = useSettingsForm(settings, draft)
  return (
    <>
      <Card title={title}>
        <FormFields state={state} id={formId}>
          {children(state)}
        </FormFields>
      </Card>
      <ActionBar note={<FormNotes state={state} />}>
        <Button type="submit" form={formId} loading={state.busy} disabled={!state.isUnsaved}>
          {text.save}
        </Button>
      </ActionBar>
    </>
  )
}

/** A tab with a part of the settings of estimates. */
export const SettingsFrame = (props: SettingsFrameProps) => (
  <Page title={props.title}>
    <LoadedRecord read={useEstimateSettings()}>
      {(settings) => <Settings {...props} settings={settings} />}
    </LoadedRecord>
  </Page>
)
