import { useSearchParams } from 'react-router'
import { lazyPart } from '../../shared/lib/page/lazyPart.tsx'

const FileViewer = lazyPart(() => import('./FileViewer.tsx').then((file) => file.FileViewer))

const numberIn = (search: URLSearchParams, name: string) => {
  const stated = Number(search.get(name))
  return Number.isInteger(stated) && stated > 0 && stated < 2 ** 31 ? stated : undefined
}

/**
 * The file that is shown over the screen; the address names it, so that reloads and the back button keep it. Staff see
 * who has read it as well.
 */
export const useViewedFile = ({ forStaff = false } = {}) => {
  const [search, setSearch] = useSearchParams()
  const view = numberIn(search, 'view')
  const change = (ft_no?: number, fv_no?: number) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        for (const [name, value] of Object.entries({
          view: ft_no,
          view_fv: fv_no,
          page: undefined,
          view_tab: undefined,
          reader: undefined,
        })) {
          if (value === undefined) next.delete(name)
          else next.set(name, String(value))
        }
        return next
      },
      { preventScrollReset: true },
    )
  /** In the place of this address: the back button leaves the document. */
  const replace = (changed: Record<string, string>) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        for (const [name, value] of Object.entries(changed)) next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const report = {
    tab: search.get('view_tab'),
    onTab: (tab: string) => replace({ view_tab: tab }),
    reader: numberIn(search, 'reader'),
  }
  return {
    openFile: (ft_no: number, fv_no?: number) => change(ft_no, fv_no),
    viewer: view !== undefined && (
      <FileViewer
        ft_no={view}
        fv_no={numberIn(search, 'view_fv')}
        page={numberIn(search, 'page')}
        goToVersion={(fv_no, page) => replace({ view_fv: String(fv_no), page: String(page) })}
        report={forStaff ? report : undefined}
        onLeave={() => change()}
      />
    ),
  }
}
