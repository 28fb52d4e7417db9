import { useNavigate, useParams, useSearchParams } from 'react-router'
import { dataPath } from '../reference/projectPaths.ts'
import classes from './DocumentScreen.module.css'
import { StaffDocument } from './report/StaffDocument.tsx'

/** A document of a project, over the whole window. */
export const WorkDetailShareDetailScreen = () => {
  const { id, file_ft_no } = useParams()
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()

  const leave = () => (window.history.length > 1 ? navigate(-1) : navigate(dataPath(Number(id))))
  /** In the place of this address: the back button leaves the document. */
  const replace = (changed: Record<string, string>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changed)) next.set(name, value)
        return next
      },
      { replace: true },
    )
  const numberIn = (name: string) => Number(search.get(name)) || undefined
  return (
    <main className={classes.screen}>
      <StaffDocument
        ft_no={Number(file_ft_no)}
        fv_no={numberIn('fv_no')}
        page={numberIn('page')}
        tab={search.get('tab')}
        onTab={(tab) => replace({ tab })}
        reader={numberIn('reader')}
        goToVersion={(fv_no, page) => replace({ fv_no: String(fv_no), page: String(page) })}
        onLeave={leave}
      />
    </main>
  )
}
