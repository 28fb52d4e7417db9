import { useEffect, useMemo, useState } from 'react'
import { useReplies } from '../../../docReplies/docReplies.api.ts'
import { type Pinning, pinsOf, type Spot } from '../../../docReplies/pins.ts'
import type { OpenedView } from '../../docViews.api.ts'

/** The pins of a document, and the one that is being set; Esc gives up setting it. */
export const usePinning = ({ dv_no, ver }: OpenedView, onOpen: () => void): Pinning => {
  const { data } = useReplies(dv_no)
  const [isPlacing, setPlacing] = useState(false)
  const [draft, setDraft] = useState<Spot | null>(null)
  const [hovered, setHovered] = useState<number | null>(null)
  const [opened, setOpened] = useState<{ docr_no: number } | null>(null)
  const pins = useMemo(() => pinsOf(data?.query ?? [], ver), [data, ver])

  useEffect(() => {
    if (!isPlacing) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      setPlacing(false)
    }
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [isPlacing])

  return {
    pins,
    isPlacing,
    draft,
    setPlacing,
    setDraft: (spot) => {
      setDraft(spot)
      setPlacing(false)
    },
    hovered,
    setHovered,
    opened,
    open: (docr_no) => {
      setOpened({ docr_no })
      onOpen()
    },
  }
}
