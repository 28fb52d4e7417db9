import { type CompanyCopy, copyKind } from '@crm/contract/features/companyProfile/companyProfile'
import { Attachments } from '../../shared/kit/files/Attachments.tsx'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Text } from '../../shared/ui/display/Text.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { companyProfileText as text } from './companyProfile.messages.ts'

const nameOf = ({ cpc_kind, account }: CompanyCopy) =>
  account === null ? copyKind.label(cpc_kind) : text.accountCopy(account)

/** Copies of our own papers that go with the papers of a contract: of the registration, and of each account. */
export const CopiesCard = ({ copies }: { copies: CompanyCopy[] }) => (
  <Card title={text.copies}>
    <Stack>
      <SmallText>{text.copiesHint}</SmallText>
      {copies.map((copy) => (
        <section key={copy.cpc_no} aria-label={nameOf(copy)}>
          <Stack gap="tight">
            <Text as="h3" weight="strong">
              {nameOf(copy)}
            </Text>
            <Attachments to={{ to_table: 'company_copies', to_no: copy.cpc_no }} canAdd />
          </Stack>
        </section>
      ))}
    </Stack>
  </Card>
)
