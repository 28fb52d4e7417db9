import { type SignerPage, signingMessages } from '@crm/contract/features/contractSigning/contractSigning.rows'
import { isAtSigners, isConcluded } from '@crm/contract/features/contracts/contracts.words'
import { pathOf } from '@crm/contract/paths'
import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { usePaper } from '../contractSigning.api.ts'
import { overText, signingText as text } from '../contractSigning.messages.ts'

interface Props {
  t: string
  page: SignerPage
}

const Paper = ({ t }: { t: string }) => {
  const { isBusy, start } = usePaper(t)
  return (
    <Inline wraps>
      <Button
        size="md"
        loading={isBusy}
        leftSection={<IconFileTypePdf size={18} stroke={1.6} aria-hidden />}
        onClick={start}
      >
        {text.pdf}
      </Button>
      <Link to={`${pathOf('PublicEstimateContract')}?verify=1`} target="_blank">
        {text.verifyLink}
      </Link>
    </Inline>
  )
}

/** What happens with a signature that was given. */
const nextOf = ({ ctr_state, is_sealed }: SignerPage) => {
  if (is_sealed) return text.thanksSealed
  return isConcluded(ctr_state) ? text.thanksSealing : text.thanksWait
}

const Signed = ({ t, page }: Props) => (
  <Card>
    <div role="status">
      <Stack gap="sm">
        <Text as="h2" size="large">
          {text.thanks(page.me.cs_name)}
        </Text>
        <p>{nextOf(page)}</p>
        {page.is_sealed && <Paper t={t} />}
      </Stack>
    </div>
  </Card>
)

/** Whose turn it is, thanks to who has signed, or why nobody signs any more. */
export const StateCard = ({ t, page }: Props) => {
  const { ctr_state, days_left, me } = page
  const over = overText[isAtSigners(ctr_state) && days_left < 0 ? 'expired' : ctr_state]
  if (over)
    return (
      <Stack>
        <Note tone={ctr_state === 'declined' ? 'red' : 'amber'} role="status">
          <strong>{over.title}</strong> {over.words}
        </Note>
        {page.is_sealed && <Paper t={t} />}
      </Stack>
    )
  if (me.cs_state === 'signed') return <Signed t={t} page={page} />
  return (
    <Note tone="accent" role="status">
      {me.cs_state === 'waiting' ? signingMessages.notYourTurn : signingMessages.notOpen}
    </Note>
  )
}
