import { type MendPlace, type Settlement, settlements } from '@crm/contract/features/settlements/settlements'
import { pathOf } from '@crm/contract/paths'
import { screens } from '@crm/contract/screens'
import { useMadeFile } from '../../shared/kit/files/download/useMadeFile.ts'
import { LoadedRecord } from '../../shared/kit/record/RecordLoading.tsx'
import { showDateTime } from '../../shared/lib/format/date.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useMayOpen } from '../../shared/lib/session/useMay.ts'
import { Note } from '../../shared/ui/display/Note.tsx'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { type Mend, PieceRows, ZipButton } from './PieceRows.tsx'
import { settlementsText as text } from './settlements.messages.ts'

const showElement = (id: string) => () => document.getElementById(id)?.scrollIntoView({ behavior: 'smooth' })

const Downloads = ({ downloads }: Pick<Settlement, 'downloads'>) =>
  downloads.length > 0 && (
    <div>
      <SmallText>{text.downloads}</SmallText>
      {downloads.map(({ user_name, reg_dt, sd_missing }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a log have nothing but their places
        <SmallText key={place}>
          {[text.downloaded(user_name, showDateTime(reg_dt)), sd_missing > 0 && text.withLack(sd_missing)]
            .filter(Boolean)
            .join(' · ')}
        </SmallText>
      ))}
    </div>
  )

interface SettlementCardProps {
  contract: { ctr_no: number; est_no: number; proj_no: number }
  /** Of the element where files are attached to the contract. */
  filesId: string
}

/** 정산 증빙 of a concluded contract, for staff: what is in the zip, and where to bring what is missing. */
export const SettlementCard = ({ contract: { ctr_no, est_no, proj_no }, filesId }: SettlementCardProps) => {
  const params = { ctr_no }
  const read = useRead(settlements.contents, { params })
  const zip = useMadeFile(settlements.zip, { params }, text.zipName)
  const mayManage = useMayOpen(screens.AdminContractList)
  const mayOpenEstimate = useMayOpen(screens.WorkEstimateEdit)
  const ofTab = (tab: string) => (mayManage ? pathOf('AdminContractList', {}, { tab }) : undefined)
  const places: Record<MendPlace, Mend | undefined> = {
    estimate: mayOpenEstimate ? pathOf('WorkEstimateEdit', { id: proj_no, est_no }) : undefined,
    files: showElement(filesId),
    taxPapers: ofTab('papers'),
    deposits: ofTab('deposits'),
    company: ofTab('company'),
  }
  return (
    <Card title={text.title} actions={read.data && <ZipButton {...zip} />}>
      <LoadedRecord read={read}>
        {(settlement) => (
          <Stack gap="sm">
            <SmallText>{text.hint}</SmallText>
            {settlement.missing > 0 ? (
              <Note tone="amber">{text.lacking(settlement.missing)}</Note>
            ) : (
              <Note tone="green">{text.whole}</Note>
            )}
            <PieceRows pieces={settlement.pieces} mendOf={({ mend }) => (mend ? places[mend] : undefined)} />
            <SmallText>{text.filesHint}</SmallText>
            <Downloads downloads={settlement.downloads} />
          </Stack>
        )}
      </LoadedRecord>
    </Card>
  )
}

/** The same for the people of the company, who send it to whoever pays the subsidy. */
export const OwnSettlementCard = ({ est_no }: { est_no: number }) => {
  const params = { est_no }
  const read = useRead(settlements.ownContents, { params })
  const zip = useMadeFile(settlements.ownZip, { params }, text.zipName)
  return (
    <Card title={text.title} actions={read.data && <ZipButton {...zip} />}>
      <LoadedRecord read={read}>
        {(settlement) => (
          <Stack gap="sm">
            <SmallText>{text.hint}</SmallText>
            {settlement.missing > 0 && <Note tone="amber">{text.askManager(settlement.missing)}</Note>}
            <PieceRows pieces={settlement.pieces} />
          </Stack>
        )}
      </LoadedRecord>
    </Card>
  )
}
