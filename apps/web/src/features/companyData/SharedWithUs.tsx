import { type CompanyShare, companyData } from '@crm/contract/features/companyData/companyData'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { SearchField } from '../../shared/ui/input/SearchField.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { LoadedRows } from '../../shared/ui/state/LoadedRows.tsx'
import { SharedRows } from '../fileShares/SharedRows.tsx'
import { useViewedFile } from '../files/useViewedFile.tsx'
import { useBoxInAddress } from '../fileTree/tree/useTreeView.ts'
import { companyDataText as text } from './companyData.messages.ts'
import { FoundShared } from './FoundShared.tsx'
import { SaveButton } from './SaveButton.tsx'
import { SharedBox } from './SharedBox.tsx'
import { shareFacts } from './shareFacts.ts'
import { useSharedDownloads } from './useSharedDownloads.ts'

type Open = (entry: { ft_no: number; kind: CompanyShare['kind'] }) => void

const byProject = (shares: CompanyShare[]) => [...Map.groupBy(shares, ({ proj_no }) => proj_no).entries()]

const ProjectCard = ({ shares, onOpen }: { shares: CompanyShare[]; onOpen: Open }) => {
  const { save, saveAll, isBusy } = useSharedDownloads()
  const saved = shares.filter(({ may_save }) => may_save).map(({ ft_no }) => ft_no)
  return (
    <Card
      flush
      title={shares[0]?.proj_name ?? ''}
      actions={
        saved.length > 0 && (
          <Button
            size="xs"
            variant="default"
            loading={isBusy}
            leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
            onClick={() => saveAll(saved)}
          >
            {text.saveAll}
          </Button>
        )
      }
    >
      <SharedRows
        entries={shares.map((share) => ({ ...share, update_dt: share.reg_dt }))}
        onOpen={onOpen}
        side={(share) => (
          <>
            <SmallText as="span">{shareFacts(share)}</SmallText>
            {share.may_save && <SaveButton name={share.name} onSave={() => save(share)} />}
          </>
        )}
      />
    </Card>
  )
}

/** What staff share with the company out of its projects. */
export const SharedWithUs = () => {
  const read = useRead(companyData.shared)
  const [box, openBox] = useBoxInAddress()
  const [search, setSearch] = useSearchParams()
  const { openFile, viewer } = useViewedFile()
  const { save } = useSharedDownloads()
  const keyword = search.get('keyword') ?? ''
  const setInAddress = (name: string, value: string) =>
    setSearch((now) => {
      const kept = [...now].filter(([other]) => other !== name && other !== 'offset')
      return new URLSearchParams(value ? [...kept, [name, value]] : kept)
    })
  const savedBoxes = new Set(read.data?.query.filter(({ may_save }) => may_save).map(({ ft_no }) => ft_no))
  const open: Open = ({ ft_no, kind }) => (kind === 'box' ? openBox(ft_no) : openFile(ft_no))
  if (box !== null)
    return (
      <>
        <SharedBox
          box={box}
          offset={Math.max(0, Number(search.get('offset')) || 0)}
          savedBoxes={savedBoxes}
          onOpenBox={openBox}
          onOpenFile={openFile}
          onPage={(offset) => setInAddress('offset', `${offset}`)}
        />
        {viewer}
      </>
    )
  return (
    <LoadedRows read={read} frame={Card} empty={text.nothingShared}>
      {(rows) => (
        <>
          <SearchField
            label={text.search}
            placeholder={text.searchHint}
            value={keyword}
            onSearch={(typed) => setInAddress('keyword', typed)}
          />
          {byProject(rows).map(([proj_no, ofProject]) =>
            keyword ? (
              <FoundShared
                key={`${proj_no} ${keyword}`}
                proj_no={proj_no}
                proj_name={ofProject[0]?.proj_name ?? ''}
                keyword={keyword}
                maySave={({ ft_no, path }) =>
                  [ft_no, ...path.map((above) => above.ft_no)].some((no) => savedBoxes.has(no))
                }
                onSave={save}
                onOpen={open}
              />
            ) : (
              <ProjectCard key={proj_no} shares={ofProject} onOpen={open} />
            ),
          )}
          {viewer}
        </>
      )}
    </LoadedRows>
  )
}
