import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { ModalCard } from '../../shared/ui/ModalCard.tsx'
import { RowsSkeleton } from '../../shared/ui/PageSkeleton.tsx'
import { AssignRow } from './AssignRow.tsx'
import classes from './ProjectListModal.module.css'
import { useFoundProjects } from './projects.api.ts'
import { text } from './projects.messages.ts'

interface ProjectListModalProps {
  opened: boolean
  onClose: () => void
  /** What to look for first. */
  keyword?: string
}

const Found = ({ typed, onClose }: { typed: string; onClose: () => void }) => {
  const { keyword, isAsked, found } = useFoundProjects(typed)
  const [chosen, setChosen] = useState<number | null>(null)
  const { data, error, refetch } = found
  if (!isAsked) return <p className={classes.words}>{text.modalHint}</p>
  if (error && !data) return <ErrorState reason={error.message} onRetry={refetch} />
  if (!data) return <RowsSkeleton />
  if (data.query.length === 0) return <p className={classes.words}>{text.modalNone(keyword)}</p>
  return (
    <ul className={classes.rows} aria-label={text.title}>
      {data.query.map((project) => (
        <AssignRow
          key={project.proj_no}
          project={project}
          isOpen={chosen === project.proj_no}
          onToggle={() => setChosen(chosen === project.proj_no ? null : project.proj_no)}
          onLeave={onClose}
        />
      ))}
    </ul>
  )
}

const Content = ({ keyword, onClose }: { keyword: string; onClose: () => void }) => {
  const [typed, setTyped] = useState(keyword)
  return (
    <>
      <TextInput
        data-autofocus
        aria-label={text.modalSearch}
        placeholder={text.search}
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={classes.found}>
        <Found typed={typed} onClose={onClose} />
      </div>
    </>
  )
}

/** Finds a project and appoints who plans and who designs it: one each at most. */
export const ProjectListModal = ({ opened, onClose, keyword = '' }: ProjectListModalProps) => (
  <ModalCard
    opened={opened}
    onClose={onClose}
    title={text.modalTitle}
    size={640}
    actions={
      <Button variant="default" onClick={onClose}>
        {text.close}
      </Button>
    }
  >
    <Content keyword={keyword} onClose={onClose} />
  </ModalCard>
)
