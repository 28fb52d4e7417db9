import { docViews } from '@crm/contract/features/docViews/docViews'
import type { DocView } from '@crm/contract/features/docViews/docViews.rows'
import { type ApiProblem, urlOf } from '@crm/contract/kit/client'
import { useQuery } from '@tanstack/react-query'
import { call, callHeaders } from '../../shared/lib/api.ts'
import { useRead } from '../../shared/lib/useRead.ts'

export interface OpenedView extends DocView {
  /** This browser's clock when the server's stood at `now_dt`. */
  openedAt: number
}

export const openView = async (ft_no: number, fv_no?: number): Promise<OpenedView> => {
  const { query } = await call(docViews.open, { body: { ft_no, ...(fv_no ? { fv_no } : {}) } })
  const [view] = query
  if (!view) throw new Error('no view')
  return { ...view, openedAt: performance.now() }
}

/** Opens the document anew each time the viewer is shown. */
export const useOpenedView = (ft_no: number, fv_no?: number) =>
  useQuery<OpenedView, ApiProblem>({
    queryKey: ['doc_view', ft_no, fv_no ?? null],
    queryFn: () => openView(ft_no, fv_no),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const viewFileUrl = (dv_no: number, as?: 'pdf') => urlOf(docViews.file, { params: { dv_no }, query: { as } })

/** Sent past the ordinary client because only a call marked as keepalive outlives the page. */
export const sendViewTime = (dv_no: number, body: object, isLeaving: boolean) =>
  fetch(urlOf(docViews.saveTime, { params: { dv_no } }), {
    method: docViews.saveTime.method,
    headers: { ...callHeaders(), 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: isLeaving,
  })

export const useReadingReport = (query: { ft_no: number; who: 'outside' | 'all'; fv_nos?: number[] }) =>
  useRead(docViews.report, { query })

export const useReaderPages = (dv_no: number | null) =>
  useRead(docViews.readerPages, { params: { dv_no: dv_no ?? 0 } }, { enabled: dv_no !== null })
