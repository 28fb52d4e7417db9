import { alimtalk } from '@crm/contract/features/alimtalk/alimtalk'
import type { Meeting } from '@crm/contract/features/meetings/meetings.rows'
import { koreaNow } from '../../shared/lib/format/date.ts'
import { useMay } from '../../shared/lib/session/useMay.ts'
import { openDialog } from '../../shared/ui/overlay/openDialog.ts'
import type { ToastAction } from '../../shared/ui/overlay/toast.ts'
import { alimtalkText } from './alimtalk.messages.ts'
import { AlimtalkDialog } from './lazyAlimtalkDialog.ts'

export const openNotifyClient = (ms_no: number) =>
  openDialog((close) => <AlimtalkDialog ms_no={ms_no} about="change" onClose={close} />)

type Changed = Pick<Meeting, 'ms_no' | 'start_dt' | 'client_no' | 'client_contact'>

/** What a toast about a changed meeting offers besides taking it back; nothing where there is nobody to tell, or it has begun. */
export const useNotifyClient = () => {
  const maySend = useMay(alimtalk.send)
  return ({ ms_no, start_dt, client_no, client_contact }: Changed): ToastAction | undefined =>
    maySend && start_dt > koreaNow() && (client_no !== null || client_contact.length > 0)
      ? { label: alimtalkText.tell, run: () => openNotifyClient(ms_no) }
      : undefined
}
