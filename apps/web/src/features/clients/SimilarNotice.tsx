import type { SimilarClient } from '@crm/contract/features/clients/clients'
import { showBusinessNumber } from '@crm/contract/kit/people'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Note } from '../../shared/ui/display/Note.tsx'
import { Text } from '../../shared/ui/display/Text.tsx'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { detailPath } from '../reference/clientPaths.ts'
import { clientsText } from './clients.messages.ts'

const factsOf = ({ client_rep_name, client_biz_no, region }: SimilarClient) =>
  [client_rep_name, showBusinessNumber(client_biz_no), region].filter(Boolean).join(' · ')

interface SimilarNoticeProps {
  words: string
  companies: SimilarClient[]
}

/** Companies that are there already and may be the one being entered; looking at one does not lose what was typed. */
export const SimilarNotice = ({ words, companies }: SimilarNoticeProps) => (
  <Note as="div" tone="amber" role="status">
    <Stack gap="tight">
      <Inline as="p" gap="tight">
        <IconAlertTriangle size={16} stroke={1.7} aria-hidden />
        {words}
      </Inline>
      <Stack as="ul" gap="hair">
        {companies.map((company) => (
          <Inline as="li" key={company.client_no} wraps>
            <a
              href={detailPath(company.client_no)}
              target="_blank"
              aria-label={clientsText.openCompany(company.client_name)}
              rel="noopener"
            >
              {company.client_name}
            </a>
            <Text tone="second">{factsOf(company)}</Text>
          </Inline>
        ))}
      </Stack>
    </Stack>
  </Note>
)
