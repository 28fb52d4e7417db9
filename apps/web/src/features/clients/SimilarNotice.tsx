import type { SimilarClient } from '@crm/contract/features/clients/clients'
import { showBusinessNumber } from '@crm/contract/kit/people'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Note } from '../../shared/ui/Note.tsx'
import { detailPath } from '../reference/clientPaths.ts'
import { clientsText } from './clients.messages.ts'
import classes from './SimilarNotice.module.css'

const factsOf = ({ client_rep_name, client_biz_no, region }: SimilarClient) =>
  [client_rep_name, showBusinessNumber(client_biz_no), region].filter(Boolean).join(' · ')

interface SimilarNoticeProps {
  words: string
  companies: SimilarClient[]
}

/** Companies that are there already and may be the one being entered; looking at one does not lose what was typed. */
export const SimilarNotice = ({ words, companies }: SimilarNoticeProps) => (
  <Note as="div" tone="amber" role="status">
    <p className={classes.words}>
      <IconAlertTriangle size={16} stroke={1.7} aria-hidden />
      {words}
    </p>
    <ul className={classes.companies}>
      {companies.map((company) => (
        <li key={company.client_no}>
          <a
            href={detailPath(company.client_no)}
            target="_blank"
            aria-label={clientsText.openCompany(company.client_name)}
            rel="noopener"
          >
            {company.client_name}
          </a>
          <span>{factsOf(company)}</span>
        </li>
      ))}
    </ul>
  </Note>
)
