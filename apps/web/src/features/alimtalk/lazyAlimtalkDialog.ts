import { lazyPart } from '../../shared/lib/page/lazyPart.tsx'

/** Loaded when it is opened first. */
export const AlimtalkDialog = lazyPart(() => import('./AlimtalkDialog.tsx').then((file) => file.AlimtalkDialog))
