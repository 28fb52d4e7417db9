import { Menu } from '@mantine/core'
import {
  IconArrowLeft,
  IconArrowsHorizontal,
  IconArrowsVertical,
  IconDots,
  IconDownload,
  IconLayoutSidebar,
  IconLayoutSidebarRight,
  IconMaximize,
  IconPrinter,
  IconRotateClockwise,
  IconSearch,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react'
import { useIsPhone } from '../../../shared/lib/page/useIsPhone.ts'
import { IconButton } from '../../../shared/ui/button/IconButton.tsx'
import { PageNumber } from './PageNumber.tsx'
import classes from './Viewer.module.css'
import { viewerText as text } from './viewer.messages.ts'

export interface ViewerActions {
  back: () => void
  toggleThumbnails: () => void
  /** Left out where nothing stands beside the document. */
  togglePanel: (() => void) | undefined
  zoom: (by: 1 | -1) => void
  fit: (how: 'width' | 'page') => void
  rotate: () => void
  search: () => void
  /** Left out where the browser has none. */
  fullScreen: (() => void) | undefined
  /** Left out where they are not allowed. */
  print: (() => void) | undefined
  download: { title: string; run: () => void } | undefined
}

interface ViewerBarProps {
  name: string
  page: number
  count: number
  scale: number
  goTo: (page: number) => void
  actions: ViewerActions
}

const choicesOf = (actions: ViewerActions, isPhone: boolean) => [
  ...(isPhone
    ? [
        { title: text.pages, icon: IconLayoutSidebar, run: actions.toggleThumbnails },
        { title: text.search, icon: IconSearch, run: actions.search },
      ]
    : []),
  { title: text.fitWidth, icon: IconArrowsHorizontal, run: () => actions.fit('width') },
  { title: text.fitPage, icon: IconArrowsVertical, run: () => actions.fit('page') },
  { title: text.rotate, icon: IconRotateClockwise, run: actions.rotate },
  ...(actions.fullScreen ? [{ title: text.fullScreen, icon: IconMaximize, run: actions.fullScreen }] : []),
  ...(actions.print ? [{ title: text.print, icon: IconPrinter, run: actions.print }] : []),
  ...(actions.download ? [{ ...actions.download, icon: IconDownload }] : []),
]

export const ViewerBar = ({ name, page, count, scale, goTo, actions }: ViewerBarProps) => {
  const isPhone = useIsPhone()
  return (
    <header className={classes.bar}>
      <IconButton aria-label={text.back} onClick={actions.back}>
        <IconArrowLeft size={18} />
      </IconButton>
      {!isPhone && (
        <IconButton aria-label={text.pages} onClick={actions.toggleThumbnails}>
          <IconLayoutSidebar size={18} />
        </IconButton>
      )}
      <h1 className={classes.name}>{name}</h1>
      <PageNumber page={page} count={count} goTo={goTo} />
      <div className={classes.tools}>
        {!isPhone && (
          <>
            <IconButton aria-label={text.zoomOut} onClick={() => actions.zoom(-1)}>
              <IconZoomOut size={18} />
            </IconButton>
            <span className={classes.scale}>{Math.round(scale * 100)}%</span>
            <IconButton aria-label={text.zoomIn} onClick={() => actions.zoom(1)}>
              <IconZoomIn size={18} />
            </IconButton>
            <IconButton aria-label={text.search} onClick={actions.search}>
              <IconSearch size={18} />
            </IconButton>
          </>
        )}
        <Menu position="bottom-end">
          <Menu.Target>
            <IconButton aria-label={text.more}>
              <IconDots size={18} />
            </IconButton>
          </Menu.Target>
          <Menu.Dropdown>
            {choicesOf(actions, isPhone).map(({ title, icon: Icon, run }) => (
              <Menu.Item key={title} leftSection={<Icon size={16} />} onClick={run}>
                {title}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        {actions.togglePanel && (
          <IconButton aria-label={text.panel} onClick={actions.togglePanel}>
            <IconLayoutSidebarRight size={18} />
          </IconButton>
        )}
      </div>
    </header>
  )
}
