import { screens } from '@crm/contract/screens'
import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useUser } from '../../../shared/lib/currentUser.ts'
import { ErrorState } from '../../../shared/ui/ErrorState.tsx'
import { ModalCard } from '../../../shared/ui/ModalCard.tsx'
import { RowsSkeleton } from '../../../shared/ui/PageSkeleton.tsx'
import { SmallText } from '../../../shared/ui/SmallText.tsx'
import { Stack } from '../../../shared/ui/Stack.tsx'
import { useFoundProjects } from '../projects.api.ts'
import { projectsText } from '../projects.messages.ts'
import { AssignRow } from './AssignRow.tsx'
import classes from './ProjectListModal.module.css'

interface OnwardProps {
  typed: string
  onClose: () => void
  onSearchAll: (keyword: string) => void
}

interface ProjectListModalProps {
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
  const { data, error, refetch } = found
  if (!isAsked) return <p className={classes.words}>{projectsText.modalHint}</p>
  if (error && !data) return <ErrorState reason={error.message} onRetry={refetch} />
  if (!data) return <RowsSkeleton />
  if (data.query.length === 0) return <p className={classes.words}>{projectsText.modalNone(keyword)}</p>
  return (
    <>
      {isRepaired && <SmallText>{projectsText.searchedInstead(keyword)}</SmallText>}
      <Stack as="ul" gap="none" label={projectsText.title}>
        {data.query.map((project) => (
          <AssignRow
            key={project.proj_no}
            project={project}
            nameLeads={nameLeads}
            isOpen={chosen === project.proj_no}
            onToggle={() => setChosen(chosen === project.proj_no ? null : project.proj_no)}
            onLeave={onClose}
          />
        ))}
      </Stack>
    </>
  )
}

/** From what is shown here on to all of it. */
const Onward = ({ typed, onClose, onSearchAll }: OnwardProps) => {
  const keyword = typed.trim()
  const canList = useUser()?.emp_scope.includes('WorkList')
  return (
    <p className={classes.onward}>
      {canList && keyword && (
        <Link to={`${screens.WorkList.path}?${new URLSearchParams({ keyword })}`} onClick={onClose}>
          {projectsText.modalList}
        </Link>
      )}
      <button type="button" onClick={() => onSearchAll(keyword)}>
        {projectsText.modalAll}
      </button>
    </p>
  )
}

const Content = ({ keyword = '', onClose, onSearchAll }: Omit<ProjectListModalProps, 'opened'>) => {
  const [typed, setTyped] = useState(keyword)
  return (
    <>
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
    </>
  )
}

/** Finds a project, opens it, or appoints who plans and who designs it: one each at most. */
export const ProjectListModal = ({ opened, onClose, ...search }: ProjectListModalProps) => (
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
