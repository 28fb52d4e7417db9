import { screens } from '@crm/contract/screens'
import { joinText } from '../join.messages.ts'
import { MailSentPage } from './MailSentPage.tsx'

export const FindIdResultScreen = () => <MailSentPage description={joinText.idSent} again={screens.FindId.path} />
