import { screens } from '@crm/contract/features'
import { text } from '../join.messages.ts'
import { MailSentPage } from './MailSentPage.tsx'

export const FindIdResultScreen = () => <MailSentPage description={text.idSent} again={screens.FindId.path} />
