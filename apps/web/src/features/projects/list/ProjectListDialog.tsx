import { screens } from '@crm/contract/screens'
import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useUser } from '../../../shared/lib/session/currentUser.ts'
import { TextButton, TextLink } from '../../../shared/ui/button/TextButton.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { RowList } from '../../../shared/ui/list/RowList.tsx'
import { ModalCard } from '../../../shared/ui/overlay/ModalCard.tsx'
import { EmptyState } from '../../../shared/ui/state/EmptyState.tsx'
import { LoadedRows } from '../../../shared/ui/state/LoadedRows.tsx'
import { useFoundProjects } from '../projects.api.ts'
import { projectsText } from '../projects.messages.ts'
import { AssignRow } from './AssignRow.tsx'
import classes from './ProjectListDialog.module.css'

interface OnwardProps {
  typed: string
  onClose: () => void
  onSearchAll: (keyword: string) => void
}

interface ProjectListDialogProps {
  opened: boolean
  onClose: () => void
  /** What to look for first. */
  keyword?: string
  /** Goes on to everything that the keyword means; for the search of the top bar. */
  onSearchAll?: (keyword: string) => void
}

const Found = ({ typed, nameLeads, onClose }: { typed: string; nameLeads: boolean; onClose: () => void }) => {
  const { keyword, isAsked, found, isRepaired } = useFoundProjects(typed)
  const [chosen, setChosen] = useState<number | null>(null)
  if (!isAsked) return <EmptyState words={projectsText.modalHint} />
  return (
    <LoadedRows read={found} empty={projectsText.modalNone(keyword)}>
      {(rows) => (
        <>
          {isRepaired && <SmallText>{projectsText.searchedInstead(keyword)}</SmallText>}
          <RowList label={projectsText.title}>
            {rows.map((project) => (
              <AssignRow
                key={project.proj_no}
                project={project}
                nameLeads={nameLeads}
                isOpen={chosen === project.proj_no}
                onToggle={() => setChosen(chosen === project.proj_no ? null : project.proj_no)}
                onLeave={onClose}
              />
            ))}
          </RowList>
        </>
      )}
    </LoadedRows>
  )
}

/** From what is shown here on to all of it. */
const Onward = ({ typed, onClose, onSearchAll }: OnwardProps) => {
  const keyword = typed.trim()
  const canList = useUser()?.emp_scope.includes('WorkList')
  return (
    <Inline as="p" justify="end" gap="md">
      {canList && keyword && (
        <TextLink to={`${screens.WorkList.path}?${new URLSearchParams({ keyword })}`} weight="medium" onClick={onClose}>
          {projectsText.modalList}
        </TextLink>
      )}
      <TextButton weight="medium" onClick={() => onSearchAll(keyword)}>
        {projectsText.modalAll}
      </TextButton>
    </Inline>
  )
}

const Content = ({ keyword = '', onClose, onSearchAll }: Omit<ProjectListDialogProps, 'opened'>) => {
  const [typed, setTyped] = useState(keyword)
  return (
    <Stack gap="row">
      <TextInput
        data-autofocus
        aria-label={projectsText.modalSearch}
        placeholder={projectsText.search}
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={classes.found}>
        <Found typed={typed} nameLeads={onSearchAll !== undefined} onClose={onClose} />
      </div>
      {onSearchAll && <Onward typed={typed} onClose={onClose} onSearchAll={onSearchAll} />}
    </Stack>
  )
}

/** Finds a project, opens it, or appoints who plans and who designs it: one each at most. */
export const ProjectListDialog = ({ opened, onClose, ...search }: ProjectListDialogProps) => (
  <ModalCard
    opened={opened}
    onClose={onClose}
    title={search.onSearchAll ? projectsText.modalFound : projectsText.modalTitle}
    size={640}
    actions={
      <Button variant="default" onClick={onClose}>
        {projectsText.close}
      </Button>
    }
  >
    <Content {...search} onClose={onClose} />
  </ModalCard>
)
