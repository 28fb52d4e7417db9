import { files } from '@crm/contract/features/files/files'
import type { FileVersion } from '@crm/contract/features/fileTree/fileTree.rows'
import { urlOf } from '@crm/contract/kit/client'
import { useEffect, useState } from 'react'
import { callHeaders } from '../../../shared/lib/server/api.ts'
import type { PageSource } from '../../docViews/viewer/sources/pageSource.ts'

/** The viewer's way to open a PDF; fetched when a comparison is first opened. Ranges come through the same address. */
const openVersion = async ({ fa_no, size, mimetype }: FileVersion) => {
  const { openPdf } = await import('../../docViews/viewer/sources/pdfSource.ts')
  const url = new URL(urlOf(files.download, { query: { fa_no } }), location.href).href
  return openPdf({ url, headers: callHeaders(), name: '', mimetype, size, mayCopy: false })
}

export interface OpenedPdf {
  source: PageSource | null
  isFailed: boolean
}

const nothing: OpenedPdf = { source: null, isFailed: false }

/** The PDF of a version, while it is shown. */
export const usePdf = (version: FileVersion | undefined): OpenedPdf => {
  const [opened, setOpened] = useState(nothing)
  useEffect(() => {
    setOpened(nothing)
    if (!version) return
    let isGone = false
    const opening = openVersion(version)
    opening.then(
      (source) => !isGone && setOpened({ source, isFailed: false }),
      () => !isGone && setOpened({ ...nothing, isFailed: true }),
    )
    return () => {
      isGone = true
      opening.then((source) => source.close()).catch(() => undefined)
    }
  }, [version])
  return opened
}
