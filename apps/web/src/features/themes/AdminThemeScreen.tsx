import { type ThemeRow, themes } from '@crm/contract/features/themes/themes'
import { ActionIcon } from '@mantine/core'
import { IconArrowMerge, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { SortableList } from '../../shared/kit/sortable/SortableList.tsx'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { AddButton } from '../../shared/ui/button/AddButton.tsx'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { RowWords } from '../../shared/ui/list/RowList.tsx'
import { Page } from '../../shared/ui/page/Page.tsx'
import { LoadedRows } from '../../shared/ui/state/LoadedRows.tsx'
import { MergeDialog } from './MergeDialog.tsx'
import { ThemePanel } from './ThemePanel.tsx'
import { themesText as text } from './themes.messages.ts'

interface ThemeLineProps {
  theme: ThemeRow
  onEdit: () => void
  onMerge: () => void
}

const ThemeLine = ({ theme, onEdit, onMerge }: ThemeLineProps) => {
  const { thm_name, thm_keywords, client_count, project_count, state } = theme
  return (
    <>
      <RowWords
        name={thm_name}
        about={[text.uses(client_count, project_count), thm_keywords.join(', ')].filter(Boolean).join(' · ')}
      />
      <Tag tone={state ? 'green' : 'gray'}>{state ? text.on : text.off}</Tag>
      <ActionIcon aria-label={text.editOf(thm_name)} title={text.edit} onClick={onEdit}>
        <IconPencil size={16} stroke={1.6} aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={text.mergeOf(thm_name)} title={text.merge} onClick={onMerge}>
        <IconArrowMerge size={16} stroke={1.6} aria-hidden />
      </ActionIcon>
    </>
  )
}

type Opened = { kind: 'edit' | 'merge'; thm_no: number } | { kind: 'new' }

/** The themes that clients and projects are given: their order, words, and two of them made one. */
export const AdminThemeScreen = () => {
  const read = useRead(themes.list)
  const { mutate } = useWrite(themes.move)
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const rows = read.data?.query ?? []
  const theme = opened && opened.kind !== 'new' ? rows.find(({ thm_no }) => thm_no === opened.thm_no) : undefined
  return (
    <Page
      title={text.title}
      context={text.context}
      actions={<AddButton onClick={() => setOpened({ kind: 'new' })}>{text.add}</AddButton>}
    >
      <Card flush>
        <LoadedRows read={read} empty={text.empty}>
          {(shown) => (
            <SortableList
              kind="theme"
              label={text.title}
              rows={shown}
              noOf={({ thm_no }) => thm_no}
              nameOf={({ thm_name }) => thm_name}
              onMove={(thm_no, before, takeBack) =>
                mutate({ params: { thm_no }, body: { before } }, { onError: takeBack })
              }
            >
              {(row) => (
                <ThemeLine
                  theme={row}
                  onEdit={() => setOpened({ kind: 'edit', thm_no: row.thm_no })}
                  onMerge={() => setOpened({ kind: 'merge', thm_no: row.thm_no })}
                />
              )}
            </SortableList>
          )}
        </LoadedRows>
      </Card>
      {opened?.kind === 'new' && <ThemePanel theme={undefined} onClose={close} />}
      {opened?.kind === 'edit' && theme && <ThemePanel key={theme.thm_no} theme={theme} onClose={close} />}
      {opened?.kind === 'merge' && theme && (
        <MergeDialog
          theme={theme}
          others={rows.filter(({ thm_no, state }) => thm_no !== theme.thm_no && state === 1)}
          onClose={close}
        />
      )}
    </Page>
  )
}
