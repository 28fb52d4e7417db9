import { screens } from '@crm/contract/screens'
import { useLocation } from 'react-router'
import { joinText } from '../join.messages.ts'
import { MailSentPage } from './MailSentPage.tsx'
import { NewPasswordPage } from './NewPasswordPage.tsx'

/** Two ends of one way: 'look into your mail', and where the link in that mail leads (its token stands behind the #). */
export const FindPwResultScreen = () => {
  const token = useLocation().hash.slice(1)
  return token ? (
    <NewPasswordPage token={token} />
  ) : (
    <MailSentPage description={joinText.linkSent} again={screens.FindPw.path} />
  )
}
