import { useMedia } from './useMedia.ts'

/** For what differs in kind, not only in size; sizes belong into style sheets, with the same 640 px. */
export const useIsPhone = () => useMedia('(max-width: 640px)')
