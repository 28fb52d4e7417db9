import type { SignerPage } from '@crm/contract/features/contractSigning/contractSigning.rows'
import { isAtSigners } from '@crm/contract/features/contracts/contracts.words'
import { won } from '@crm/contract/kit/numbers'
import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { showDate, showFullDate } from '../../../shared/lib/format/date.ts'
import { dDayOf } from '../../../shared/ui/display/dDay.ts'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import { PublicHead } from '../../../shared/ui/page/PublicPage.tsx'
import { usePaper } from '../contractSigning.api.ts'
import { signingText as text } from '../contractSigning.messages.ts'

const shortHash = 12

export const DaysLeft = ({ days_left }: Pick<SignerPage, 'days_left'>) => (
  <Tag tone={dDayOf(days_left).tone}>{days_left < 0 ? text.isOver : text.daysLeft(days_left)}</Tag>
)

/** What the contract is, whose page it is, and how long there is to sign. */
export const ContractHead = ({ t, page }: { t: string; page: SignerPage }) => {
  const { isBusy, start } = usePaper(t)
  const { ctr_title, ctr_state, ctr_amount, ctr_valid_dt, ctr_concluded_dt, ctr_hash, client_name, emp_name, me } = page
  const { company } = page
  return (
    <PublicHead
      kind={text.kind}
      title={ctr_title}
      to={text.to(client_name, me.cs_name, me.cs_title)}
      tools={
        !page.is_sealed && (
          <Button
            variant="default"
            loading={isBusy}
            leftSection={<IconFileTypePdf size={16} stroke={1.6} aria-hidden />}
            onClick={start}
          >
            {text.sentPdf}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          [text.amount, won(ctr_amount)],
          ctr_concluded_dt !== null && [text.concluded, showFullDate(ctr_concluded_dt)],
          ctr_concluded_dt === null &&
            !['cancelled', 'declined'].includes(ctr_state) && [
              text.validUntil,
              <span key="valid">
                {text.until(showDate(ctr_valid_dt))} {isAtSigners(ctr_state) && <DaysLeft {...page} />}
              </span>,
            ],
          [text.manager, [emp_name, company.name].filter(Boolean).join(' · ')],
          company.phone !== null && [
            text.phone,
            <a key="phone" href={`tel:${company.phone}`}>
              {company.phone}
            </a>,
          ],
          [text.hash, ctr_hash.slice(0, shortHash)],
        ]}
      />
    </PublicHead>
  )
}
