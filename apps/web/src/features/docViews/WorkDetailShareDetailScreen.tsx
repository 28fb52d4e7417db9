import { useEffect, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { setPageTitle } from '../../shared/lib/pageTitle.ts'
import { dataPath } from '../reference/projectPaths.ts'
import classes from './DocumentScreen.module.css'
import { type ReportChoice, useReadingReport } from './docViews.api.ts'
import { DocumentPanel, type PanelTab } from './report/DocumentPanel.tsx'
import { DocumentViewer } from './viewer/DocumentViewer.tsx'

const tabs: readonly PanelTab[] = ['comments', 'readers']

/** A document of a project as staff see it: the viewer, with its comments and who has read it beside it. */
export const WorkDetailShareDetailScreen = () => {
  const { id, file_ft_no } = useParams()
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const proj_no = Number(id)
  const ft_no = Number(file_ft_no)
  const fv_no = Number(search.get('fv_no')) || undefined
  const page = Number(search.get('page')) || undefined
  const tab = tabs.find((name) => name === search.get('tab')) ?? 'comments'
  const [choice, setChoice] = useState<ReportChoice>({ who: 'outside', fv_no: null })
  const { data } = useReadingReport(ft_no, choice)
  const report = data?.query[0]
  useEffect(() => () => setPageTitle(''), [])

  const leave = () => (window.history.length > 1 ? navigate(-1) : navigate(dataPath(proj_no)))
  const changeTab = (next: PanelTab) =>
    setSearch((before) => new URLSearchParams([...[...before].filter(([name]) => name !== 'tab'), ['tab', next]]), {
      replace: true,
    })
  return (
    <main className={classes.screen}>
      <DocumentViewer
        ft_no={ft_no}
        fv_no={fv_no}
        page={page}
        onLeave={leave}
        heat={report?.by_page}
        panel={(state) => (
          <DocumentPanel
            {...state}
            ft_no={ft_no}
            proj_no={proj_no}
            tab={tab}
            onTab={changeTab}
            report={report}
            choice={choice}
            onChoice={setChoice}
          />
        )}
      />
    </main>
  )
}
