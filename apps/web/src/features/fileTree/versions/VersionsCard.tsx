import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import type { FileEntry, FileVersion } from '@crm/contract/features/fileTree/fileTree.rows'
import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconColumns2, IconDots, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { download } from '../../../shared/kit/files/download/download.ts'
import { showBytes } from '../../../shared/lib/format/bytes.ts'
import { showDateTime } from '../../../shared/lib/format/date.ts'
import { lazyPart } from '../../../shared/lib/page/lazyPart.tsx'
import { useRead } from '../../../shared/lib/server/useRead.ts'
import { useWrite } from '../../../shared/lib/server/useWrite.ts'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { Row, RowList } from '../../../shared/ui/list/RowList.tsx'
import { confirm } from '../../../shared/ui/overlay/dialogs.ts'
import { LoadedRows } from '../../../shared/ui/state/LoadedRows.tsx'
import { VersionDialog } from './VersionDialog.tsx'
import { versionsText as text } from './versions.messages.ts'

const CompareDialog = lazyPart(() => import('./CompareDialog.tsx').then((file) => file.CompareDialog))

interface VersionRowProps {
  version: FileVersion
  mayChange: boolean
  onOpen: (fv_no: number) => void
}

const VersionRow = ({ version, mayChange, onOpen }: VersionRowProps) => {
  const { fv_no, ft_no, ver, fa_no, size, note, user_name, reg_dt, is_current, may_delete } = version
  const { mutate: setCurrent } = useWrite(fileTree.setCurrent, { done: text.madeCurrent })
  const { mutate: remove } = useWrite(fileTree.removeVersion, { done: text.removed })
  const askAndRemove = async () => {
    const words = { title: text.reallyRemove(ver), description: text.removeContext, tone: 'danger' } as const
    if (await confirm({ ...words, yes: text.remove })) remove({ params: { ft_no, fv_no } })
  }
  return (
    <Row>
      <Stack gap="hair" grows>
        <Text weight="strong">
          {text.ver(ver)} {is_current && <Tag tone="accent">{text.current}</Tag>}
        </Text>
        <SmallText as="span">{[user_name, showDateTime(reg_dt), showBytes(size)].join(' · ')}</SmallText>
        {note && <span>{note}</span>}
      </Stack>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon size="sm" aria-label={text.menuOf(ver)}>
            <IconDots size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => onOpen(fv_no)}>{text.preview}</Menu.Item>
          <Menu.Item onClick={() => download({ fa_no })}>{text.download}</Menu.Item>
          {mayChange && !is_current && (
            <Menu.Item onClick={() => setCurrent({ params: { ft_no }, body: { fv_no } })}>{text.makeCurrent}</Menu.Item>
          )}
          {may_delete && (
            <Menu.Item color="red" onClick={askAndRemove}>
              {text.remove}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </Row>
  )
}

const isPdf = ({ mimetype }: FileVersion) => mimetype === 'application/pdf'

/** The versions of a file, the newest first: what each brought, and the way back to it. */
export const VersionsCard = ({ entry, onOpen }: { entry: FileEntry; onOpen: (fv_no: number) => void }) => {
  const { ft_no } = entry
  const read = useRead(fileTree.listVersions, { params: { ft_no } })
  const [dialog, setDialog] = useState<'add' | 'compare' | null>(null)
  const versions = read.data?.query ?? []
  const close = () => setDialog(null)
  return (
    <Card
      flush
      title={text.title}
      note={versions.length || undefined}
      actions={
        <>
          {versions.filter(isPdf).length > 1 && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconColumns2 size={14} stroke={1.6} aria-hidden />}
              onClick={() => setDialog('compare')}
            >
              {text.compare}
            </Button>
          )}
          {entry.may_change && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconUpload size={14} stroke={1.6} aria-hidden />}
              onClick={() => setDialog('add')}
            >
              {text.add}
            </Button>
          )}
        </>
      }
    >
      <LoadedRows read={read} empty={text.empty}>
        {(rows) => (
          <RowList>
            {rows.map((version) => (
              <VersionRow key={version.fv_no} version={version} mayChange={entry.may_change} onOpen={onOpen} />
            ))}
          </RowList>
        )}
      </LoadedRows>
      {dialog === 'add' && <VersionDialog entry={entry} onClose={close} />}
      {dialog === 'compare' && <CompareDialog versions={versions.filter(isPdf)} onClose={close} />}
    </Card>
  )
}
