import { contractTemplates } from '@crm/contract/features/contractTemplates/contractTemplates'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { RichTextView } from '../../shared/kit/editor/RichTextView.tsx'
import { showDateTime } from '../../shared/lib/format/date.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { RowItem, RowList } from '../../shared/ui/list/RowList.tsx'
import { Panel } from '../../shared/ui/overlay/Panel.tsx'
import { LoadedRows } from '../../shared/ui/state/LoadedRows.tsx'
import { contractTemplatesText as text } from './contractTemplates.messages.ts'

/** Earlier texts: contracts that were made from them keep them. */
export const TemplateVersions = ({ ctt_no }: { ctt_no: number }) => {
  const [shown, setShown] = useState<number | null>(null)
  const read = useRead(contractTemplates.versions, { params: { ctt_no } })
  const opened = read.data?.query.find(({ ctt_ver }) => ctt_ver === shown)
  return (
    <Card title={text.versions} note={read.data?.query.length} flush>
      <LoadedRows read={read} empty={text.noVersions}>
        {(versions) => (
          <RowList label={text.versions}>
            {versions.map(({ ctt_ver, user_name, reg_dt }) => (
              <RowItem
                key={ctt_ver}
                name={text.version(ctt_ver)}
                about={[text.versionBy(user_name), showDateTime(reg_dt)].join(' · ')}
              >
                <Button variant="default" size="xs" onClick={() => setShown(ctt_ver)}>
                  {text.showVersion}
                </Button>
              </RowItem>
            ))}
          </RowList>
        )}
      </LoadedRows>
      <Panel opened={opened !== undefined} onClose={() => setShown(null)} title={text.version(shown ?? 0)}>
        {opened && <RichTextView html={opened.ctt_html} />}
      </Panel>
    </Card>
  )
}
