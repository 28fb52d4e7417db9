import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { Anchor, Breadcrumbs, Button } from '@mantine/core'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Card, CardPart } from '../../shared/ui/layout/Card.tsx'
import { Paging } from '../../shared/ui/list/Paging.tsx'
import { LoadedRows } from '../../shared/ui/state/LoadedRows.tsx'
import { useBoxReading } from '../docViews/docViews.api.ts'
import { ProjectFrame } from '../projects/detail/ProjectFrame.tsx'
import { sharePath } from '../reference/projectPaths.ts'
import { FileReadingWords } from './FileReadingWords.tsx'
import { sharesText as text } from './fileShares.messages.ts'
import { NoRows, SharedRows } from './SharedRows.tsx'
import { readersPath, shareFileListPath } from './sharePaths.ts'

const limit = 100

const Contents = ({ proj_no, box_ft_no }: { proj_no: number; box_ft_no: number }) => {
  const [offset, setOffset] = useState(0)
  const read = useRead(fileTree.list, { query: { box_ft_no, offset, limit } })
  const { data: reading } = useBoxReading(box_ft_no)
  const readingOf = new Map(reading?.query.map((row) => [row.ft_no, row]))
  const navigate = useNavigate()
  const path = read.data?.path ?? []
  return (
    <Card
      flush
      title={text.contentsTitle}
      note={read.data?.total}
      actions={
        <Button component={Link} to={sharePath(proj_no)} size="xs" variant="default">
          {text.back}
        </Button>
      }
    >
      <CardPart>
        <SmallText>{text.contentsHint}</SmallText>
        <Breadcrumbs>
          {path.map(({ ft_no, name }) => (
            <Anchor key={ft_no} component={Link} to={shareFileListPath(proj_no, ft_no)} size="sm">
              {name}
            </Anchor>
          ))}
        </Breadcrumbs>
      </CardPart>
      <LoadedRows read={read} empty={<NoRows>{text.emptyBox}</NoRows>}>
        {(entries) => (
          <SharedRows
            entries={entries}
            onOpen={({ ft_no, kind }) =>
              navigate(kind === 'box' ? shareFileListPath(proj_no, ft_no) : readersPath(proj_no, ft_no))
            }
            side={({ ft_no, kind }) =>
              kind === 'file' && reading && <FileReadingWords reading={readingOf.get(ft_no)} />
            }
          />
        )}
      </LoadedRows>
      <Paging total={read.data?.total ?? 0} offset={offset} limit={limit} onChange={setOffset} />
    </Card>
  )
}

/** The contents of a shared box, as its readers see them. */
export const WorkDetailShareFileListScreen = () => {
  const box_ft_no = Number(useParams().box_ft_no)
  return (
    <ProjectFrame tab="share">
      {({ proj_no }) => <Contents key={box_ft_no} proj_no={proj_no} box_ft_no={box_ft_no} />}
    </ProjectFrame>
  )
}
