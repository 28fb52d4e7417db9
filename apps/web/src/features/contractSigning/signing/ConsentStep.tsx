import { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import {
  type ConsentKind,
  consentKind,
  type SignerPage,
} from '@crm/contract/features/contractSigning/contractSigning.rows'
import { Checkbox } from '@mantine/core'
import { useOptimisticValue } from '../../../shared/lib/server/useOptimisticValue.ts'
import { useWrite } from '../../../shared/lib/server/useWrite.ts'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import classes from '../ContractSigning.module.css'
import { useKeepPage } from '../contractSigning.api.ts'
import { signingText as text } from '../contractSigning.messages.ts'
import { withConsent } from './signingSteps.ts'

interface Props {
  t: string
  page: SignerPage
}

const Consent = ({ t, page, kind }: Props & { kind: ConsentKind }) => {
  const { keep } = useKeepPage(t)
  const { shown, choose, takeBack } = useOptimisticValue(page.me.consents.includes(kind))
  const { mutate } = useWrite(contractSigning.consent, {
    onDone: ({ query }) => keep(query[0], (before, answered) => withConsent(before, answered, kind)),
  })
  return (
    <Checkbox
      size="md"
      className={classes.consent}
      label={consentKind.label(kind)}
      checked={shown}
      onChange={({ currentTarget: { checked } }) => {
        choose(checked)
        mutate({ body: { t, consent: kind, is_agreed: checked } }, { onError: takeBack })
      }}
    />
  )
}

/** One by one, each written down at once with its time. */
export const ConsentStep = (props: Props) => (
  <Stack gap="sm">
    <SmallText>{text.consentHint}</SmallText>
    {consentKind.values.map((kind) => (
      <Consent key={kind} kind={kind} {...props} />
    ))}
  </Stack>
)
