import { docViews } from '@crm/contract/features/docViews/docViews'
import type { LookedDocument } from '@crm/contract/features/docViews/docViews.rows'
import { type ApiProblem, urlOf } from '@crm/contract/kit/client'
import type { RequestOf } from '@crm/contract/kit/endpoint'
import { useQuery } from '@tanstack/react-query'
import { call, quietCall } from '../../shared/lib/server/api.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { session } from '../../shared/lib/session/session.ts'

export interface OpenedView extends LookedDocument {
  /** Null while looking at a client's screens: no reading is counted, and nothing can be said. */
  dv_no: number | null
  last_page: number | null
  /** This browser's clock when the server's stood at `now_dt`. */
  openedAt: number
}

const lookAt = async (ft_no: number): Promise<OpenedView> => {
  const [document] = (await call(docViews.look, { query: { ft_no } })).query
  if (!document) throw new Error('no document')
  return { ...document, dv_no: null, last_page: null, openedAt: Date.now() }
}

export const openView = async (ft_no: number, fv_no?: number): Promise<OpenedView> => {
  if (session.isView()) return lookAt(ft_no)
  const { query } = await call(docViews.open, { body: { ft_no, ...(fv_no ? { fv_no } : {}) } })
  const [view] = query
  if (!view) throw new Error('no view')
  return { ...view, openedAt: Date.now() }
}

/** Opens the document anew each time the viewer is shown. */
export const useOpenedView = (ft_no: number, fv_no?: number) =>
  useQuery<OpenedView, ApiProblem>({
    queryKey: ['doc_view', ft_no, fv_no ?? null],
    queryFn: () => openView(ft_no, fv_no),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // Its PDF is being made: it opens as soon as that is there.
    refetchInterval: ({ state }) => (state.data?.pdf_state === 'waiting' ? 3000 : false),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const viewFileUrl = ({ dv_no, ft_no }: Pick<OpenedView, 'dv_no' | 'ft_no'>, as?: 'pdf') =>
  dv_no === null
    ? urlOf(docViews.lookFile, { query: { ft_no, as } })
    : urlOf(docViews.file, { params: { dv_no }, query: { as } })

/** Quiet: a reading that is not saved is no reason to leave the page. */
export const sendViewTime = (dv_no: number, body: RequestOf<typeof docViews.saveTime>['body'], keepalive: boolean) =>
  quietCall(docViews.saveTime, { params: { dv_no }, body }, { keepalive })

/** Which reading is looked at; of all versions when none is chosen. */
export interface ReportChoice {
  who: 'outside' | 'all'
  fv_no: number | null
}

export const reportQuery = (ft_no: number, { who, fv_no }: ReportChoice) => ({
  ft_no,
  who,
  ...(fv_no === null ? {} : { fv_nos: [fv_no] }),
})

/** Nobody is told of every save: who looks at a report sees the reading go on by looking again. */
export const lookEveryMs = 20_000

export const useReadingReport = (ft_no: number, choice: ReportChoice) =>
  useRead(docViews.report, { query: reportQuery(ft_no, choice) }, { every: lookEveryMs })

export const useBoxReading = (box_ft_no: number) => useRead(docViews.boxReport, { query: { box_ft_no } })

export const useReaderPages = (dv_no: number | null) =>
  useRead(docViews.readerPages, { params: { dv_no: dv_no ?? 0 } }, { enabled: dv_no !== null })
