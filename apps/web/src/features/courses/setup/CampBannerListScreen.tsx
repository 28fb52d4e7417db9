import { type BannerRow, bannerPlace } from '@crm/contract/features/courses/courses.rows'
import { messages } from '@crm/contract/messages'
import { ActionIcon } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { BackLink } from '../../../shared/kit/record/BackLink.tsx'
import { SortableList } from '../../../shared/kit/sortable/SortableList.tsx'
import { koreaToday, showDate } from '../../../shared/lib/format/date.ts'
import { AddButton } from '../../../shared/ui/button/AddButton.tsx'
import { Tag, type Tone } from '../../../shared/ui/display/Tag.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { RowWords } from '../../../shared/ui/list/RowList.tsx'
import { confirm } from '../../../shared/ui/overlay/dialogs.ts'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { EmptyLine } from '../../../shared/ui/state/EmptyLine.tsx'
import { LoadedRows } from '../../../shared/ui/state/LoadedRows.tsx'
import { courseList } from '../courses.api.ts'
import { setupText as text } from '../courses.messages.ts'
import { Thumbnail } from '../list/courseCells.tsx'
import { BannerPanel } from './BannerPanel.tsx'
import { bannerTime } from './bannerTime.ts'
import { useCampBanners, useMoveBanner, useRemoveBanner } from './setup.api.ts'

const tones: Record<ReturnType<typeof bannerTime>, Tone> = {
  hidden: 'gray',
  coming: 'amber',
  over: 'gray',
  shown: 'green',
}

const period = ({ bn_from, bn_until }: BannerRow) =>
  bn_from || bn_until ? `${bn_from ? showDate(bn_from) : ''} ~ ${bn_until ? showDate(bn_until) : ''}` : text.always

interface BannerLineProps {
  banner: BannerRow
  onEdit: () => void
}

const BannerLine = ({ banner, onEdit }: BannerLineProps) => {
  const { bn_no, bn_title, bn_link, picture } = banner
  const remove = useRemoveBanner()
  const time = bannerTime(banner, koreaToday())
  const ask = async () => {
    if (await confirm({ title: messages.reallyDelete, description: bn_title, yes: text.remove, tone: 'danger' }))
      remove.mutate({ params: { bn_no } })
  }
  return (
    <>
      <Thumbnail picture={picture} />
      <RowWords name={bn_title} about={[period(banner), bn_link].filter(Boolean).join(' · ')} />
      <Tag tone={tones[time]}>{text[time]}</Tag>
      <ActionIcon aria-label={text.editOf(bn_title)} title={text.edit} onClick={onEdit}>
        <IconPencil size={16} stroke={1.6} aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={text.removeOf(bn_title)} title={text.remove} onClick={ask}>
        <IconTrash size={16} stroke={1.6} aria-hidden />
      </ActionIcon>
    </>
  )
}

interface PlaceCardProps {
  title: string
  banners: BannerRow[]
  onEdit: (bn_no: number) => void
}

const PlaceCard = ({ title, banners, onEdit }: PlaceCardProps) => {
  const { mutate } = useMoveBanner()
  return (
    <Card title={title} note={banners.length || undefined} flush>
      {banners.length === 0 && <EmptyLine>{text.noPlace}</EmptyLine>}
      <SortableList
        kind={`banner ${title}`}
        label={title}
        rows={banners}
        noOf={({ bn_no }) => bn_no}
        nameOf={({ bn_title }) => bn_title}
        onMove={(bn_no, before, takeBack) => mutate({ params: { bn_no }, body: { before } }, { onError: takeBack })}
      >
        {(banner) => <BannerLine banner={banner} onEdit={() => onEdit(banner.bn_no)} />}
      </SortableList>
    </Card>
  )
}

/** Banners as staff keep them: each place with its own, in the order in which they are shown. */
export const CampBannerListScreen = () => {
  const read = useCampBanners()
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const banner = read.data?.query.find(({ bn_no }) => bn_no === edited)
  return (
    <Page
      title={text.bannersTitle}
      context={
        <>
          <BackLink {...courseList} />
          {text.bannersContext}
        </>
      }
      actions={<AddButton onClick={() => setEdited('new')}>{text.addBanner}</AddButton>}
    >
      <LoadedRows read={read} empty={text.noBanners}>
        {(banners) =>
          bannerPlace.options.map(({ value, label }) => (
            <PlaceCard
              key={value}
              title={label}
              banners={banners.filter(({ bn_place }) => bn_place === value)}
              onEdit={setEdited}
            />
          ))
        }
      </LoadedRows>
      {(edited === 'new' || banner) && <BannerPanel key={edited} banner={banner} onClose={() => setEdited(null)} />}
    </Page>
  )
}
