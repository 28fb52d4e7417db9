import { useEffect } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { setPageTitle } from '../../shared/lib/pageTitle.ts'
import { dataPath } from '../reference/projectPaths.ts'
import classes from './DocumentScreen.module.css'
import { StaffDocument } from './report/StaffDocument.tsx'

/** A document of a project, over the whole window. */
export const WorkDetailShareDetailScreen = () => {
  const { id, file_ft_no } = useParams()
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  useEffect(() => () => setPageTitle(''), [])

  const leave = () => (window.history.length > 1 ? navigate(-1) : navigate(dataPath(Number(id))))
  const changeTab = (next: string) =>
    setSearch((before) => new URLSearchParams([...[...before].filter(([name]) => name !== 'tab'), ['tab', next]]), {
      replace: true,
    })
  return (
    <main className={classes.screen}>
      <StaffDocument
        ft_no={Number(file_ft_no)}
        fv_no={Number(search.get('fv_no')) || undefined}
        page={Number(search.get('page')) || undefined}
        tab={search.get('tab')}
        onTab={changeTab}
        onLeave={leave}
      />
    </main>
  )
}
