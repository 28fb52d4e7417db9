import { contractTemplates } from '@crm/contract/features/contractTemplates/contractTemplates'
import { unknownPlaceholders } from '@crm/contract/features/contractTemplates/placeholders'
import { hasContent } from '@crm/contract/kit/richText'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { RichTextView } from '../../shared/kit/editor/RichTextView.tsx'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { EmptyLine } from '../../shared/ui/state/EmptyLine.tsx'
import { ProjectPicker } from '../reference/ProjectPicker.tsx'
import { contractTemplatesText as text } from './contractTemplates.messages.ts'

const pause = 600

/** The text as a contract would show it, with what is known of a project. */
export const TemplatePreview = ({ html }: { html: string }) => {
  const [proj_no, setProject] = useState<number | null>(null)
  const [ctt_html] = useDebouncedValue(html, pause)
  const isReadable = hasContent(ctt_html) && unknownPlaceholders(ctt_html).length === 0
  const { data } = useRead(contractTemplates.preview, { body: { ctt_html, proj_no } }, { enabled: isReadable })
  const filled = isReadable ? data?.query[0]?.html : undefined
  return (
    <Card title={text.preview}>
      <Stack>
        <ProjectPicker
          label={text.previewProject}
          description={text.previewHint}
          value={proj_no}
          onChange={setProject}
        />
        {filled ? <RichTextView html={filled} /> : <EmptyLine>{text.previewEmpty}</EmptyLine>}
      </Stack>
    </Card>
  )
}
