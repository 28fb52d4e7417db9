import { type Verification, verdict as verdictWords } from '@crm/contract/features/contractSigning/contractSigning.rows'
import { IconAlertTriangle, IconCheck, IconFileUnknown, IconShieldCheck, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { showDateTime, showFullDate } from '../../../shared/lib/format/date.ts'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { Mark } from '../../../shared/ui/display/Mark.tsx'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Grow, Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { Row, RowList } from '../../../shared/ui/list/RowList.tsx'
import classes from '../ContractSigning.module.css'
import { verifyText as text } from '../contractSigning.messages.ts'

const looks = {
  intact: { tone: 'green', icon: IconShieldCheck },
  changed: { tone: 'red', icon: IconAlertTriangle },
  foreign: { tone: 'amber', icon: IconFileUnknown },
  unsealed: { tone: 'amber', icon: IconFileUnknown },
} as const

const Check = ({ name, is_right }: Verification['checks'][number]) => {
  const Icon = is_right ? IconCheck : IconX
  return (
    <Row>
      <Mark tone={is_right ? 'green' : 'red'}>
        <Icon size={16} stroke={2} aria-hidden />
      </Mark>
      <Grow>{name}</Grow>
      <Text tone={is_right ? 'green' : 'red'} size="small">
        {is_right ? text.isRight : text.isWrong}
      </Text>
    </Row>
  )
}

const signersOf = ({ signers }: Verification): ReactNode =>
  signers.map(({ cs_name, cs_signed_dt }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: signers stay in their places
    <p key={place}>
      {cs_name} {cs_signed_dt && showDateTime(cs_signed_dt)}
    </p>
  ))

/** What a PDF turned out to be, why, and which contract it is. */
export const VerdictCard = ({ file, verification }: { file: File; verification: Verification }) => {
  const { verdict, checks, ctr_title, client_name, ctr_concluded_dt, sealed_dt } = verification
  const { tone, icon: Icon } = looks[verdict]
  const title = useRef<HTMLHeadingElement>(null)
  // The button that started it is below; what came of it is read first.
  useEffect(() => title.current?.focus(), [])
  return (
    <Stack>
      <Note as="div" tone={tone} role="status">
        <Inline gap="row">
          <Icon size={32} stroke={1.6} aria-hidden />
          <div>
            <h2 ref={title} tabIndex={-1} className={classes.verdict}>
              {verdictWords.label(verdict)}
            </h2>
            <Text as="p">
              {text.file}: {file.name}
            </Text>
          </div>
        </Inline>
      </Note>
      <Card title={text.checks} flush>
        <RowList label={text.checks}>
          {checks.map((check) => (
            <Check key={check.name} {...check} />
          ))}
        </RowList>
      </Card>
      {ctr_title !== null && (
        <Card title={text.facts}>
          <Facts
            facts={[
              [text.contract, ctr_title, 'wide'],
              [text.client, client_name],
              [text.concluded, ctr_concluded_dt && showFullDate(ctr_concluded_dt)],
              [text.sealed, sealed_dt && showDateTime(sealed_dt)],
              [text.signers, signersOf(verification), 'wide'],
            ]}
          />
        </Card>
      )}
    </Stack>
  )
}
