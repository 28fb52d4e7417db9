import { projects } from '@crm/contract/features/projects/projects'
import type { Project } from '@crm/contract/features/projects/projects.rows'
import { projectGrade } from '@crm/contract/features/projects/projects.words'
import { screens } from '@crm/contract/screens'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { PdfButton } from '../../../shared/kit/files/download/PdfButton.tsx'
import { BackLink } from '../../../shared/kit/record/BackLink.tsx'
import { WithRecord } from '../../../shared/kit/record/RecordPage.tsx'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import { Inline } from '../../../shared/ui/layout/Stack.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import {
  buildupPath,
  dashboardPath,
  dataPath,
  managementPath,
  meetingPath,
  schedulePath,
  sharePath,
} from '../../reference/projectPaths.ts'
import { useProjectNo } from '../projects.api.ts'
import { projectsText } from '../projects.messages.ts'
import { HeadLine } from './HeadLine.tsx'
import classes from './ProjectFrame.module.css'
import { projectDetailText } from './projectDetail.messages.ts'
import { StageControl } from './StageControl.tsx'

const list = { path: screens.WorkList.path, title: projectsText.title }

const tabs = [
  [projectDetailText.dashboard, dashboardPath],
  [projectDetailText.management, managementPath],
  [projectDetailText.buildup, buildupPath],
  [projectDetailText.schedule, schedulePath],
  [projectDetailText.meeting, meetingPath],
  [projectDetailText.data, dataPath],
  [projectDetailText.share, sharePath],
] as const

/** On phones not all tabs fit: the current one is moved to where it is seen. */
const showCurrentTab = (nav: HTMLElement | null) =>
  nav?.querySelector('[aria-current], [data-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

interface ProjectFrameProps {
  /** The tab that a screen belongs to whose address is not the tab's own. */
  tab?: 'dashboard' | 'share'
  children: (project: Project) => ReactNode
}

/** What all screens of a project share: who it is for, where it stands, and the way between its tabs. */
export const ProjectFrame = ({ tab, children }: ProjectFrameProps) => {
  const proj_no = useProjectNo()
  const currentPath = tab && { dashboard: dashboardPath, share: sharePath }[tab]
  return (
    <WithRecord endpoint={projects.show} params={{ proj_no }} list={list} words={projectDetailText}>
      {(project) => (
        <Page
          title={
            <Inline as="span" wraps>
              {project.proj_name}
              {project.proj_grade && <Tag>{projectGrade.label(project.proj_grade)}</Tag>}
            </Inline>
          }
          name={project.proj_name}
          context={
            <>
              <BackLink {...list} />
              <HeadLine project={project} />
            </>
          }
        >
          <div className={classes.bar}>
            <nav ref={showCurrentTab} className={classes.tabs} aria-label={projectDetailText.tabs}>
              {tabs.map(([title, path]) => (
                <NavLink
                  key={title}
                  to={path(project.proj_no)}
                  className={classes.tab}
                  data-current={path === currentPath || undefined}
                >
                  {title}
                </NavLink>
              ))}
            </nav>
            <Inline>
              {tab === 'dashboard' && <PdfButton endpoint={projects.summaryPdf} params={{ proj_no }} />}
              <StageControl project={project} />
            </Inline>
          </div>
          {children(project)}
        </Page>
      )}
    </WithRecord>
  )
}
