import { screens } from '@crm/contract/screens'
import { text } from '../join.messages.ts'
import { MailSentPage } from './MailSentPage.tsx'

export const FindIdResultScreen = () => <MailSentPage description={text.idSent} again={screens.FindId.path} />
