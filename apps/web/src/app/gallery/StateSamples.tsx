import { Button, Menu, Tabs, Tooltip } from '@mantine/core'
import { IconLock, IconPencil, IconShare, IconTrash } from '@tabler/icons-react'
import { RecordLoading } from '../../shared/kit/record/RecordLoading.tsx'
import { ChunkLoadError } from '../../shared/lib/page/lazyScreen.ts'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { MoreButton } from '../../shared/ui/list/MoreButton.tsx'
import { toast } from '../../shared/ui/overlay/toast.ts'
import { CrashView } from '../../shared/ui/page/CrashView.tsx'
import { Notice } from '../../shared/ui/page/NoticePage.tsx'
import { RowsSkeleton } from '../../shared/ui/page/PageSkeleton.tsx'
import { EmptyLine } from '../../shared/ui/state/EmptyLine.tsx'
import { EmptyState } from '../../shared/ui/state/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/state/ErrorState.tsx'
import { Spinner } from '../../shared/ui/state/Spinner.tsx'
import { galleryText } from './gallery.messages.ts'
import { partSampleText, stateSampleText } from './recordSamples.messages.ts'
import classes from './Sample.module.css'
import { Sample, Shelf } from './Sample.tsx'

const States = () => {
  const words = stateSampleText
  return (
    <Sample name="states">
      <div className={classes.places}>
        <Card title={words.spinner}>
          <Spinner />
        </Card>
        <Card title={words.skeleton}>
          <RowsSkeleton />
        </Card>
        <Card title={words.record}>
          <RecordLoading read={{ error: null, refetch: () => undefined }} />
        </Card>
        <Card title={words.empty}>
          <EmptyState words={words.noMeetings} action={<Button variant="default">{words.addMeeting}</Button>} />
        </Card>
        <Card title={words.none}>
          <EmptyLine>{words.noTodos}</EmptyLine>
        </Card>
        <Card title={words.more}>
          <MoreButton pages={{ hasMore: true, isAdding: false, more: () => toast.success(galleryText.toasts.saved) }} />
        </Card>
        <Card title={words.failed}>
          <ErrorState reason={galleryText.list.failed} onRetry={() => toast.success(galleryText.toasts.saved)} />
        </Card>
        <Card title={words.crash}>
          <CrashView error={new Error(words.crash)} />
        </Card>
        <Card title={words.chunk}>
          <CrashView error={new ChunkLoadError('CHUNK_LOAD_FAILED')} />
        </Card>
        <Card title={words.notice}>
          <Notice
            icon={IconLock}
            tone="amber"
            heading="h2"
            title={words.noticeTitle}
            description={words.noticeDescription}
          />
        </Card>
      </div>
    </Sample>
  )
}

const iconProps = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

const Parts = () => {
  const words = partSampleText
  return (
    <Sample name="parts">
      <Shelf>
        <Menu>
          <Menu.Target>
            <Button variant="default">{words.menu}</Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconPencil {...iconProps} />}>{words.edit}</Menu.Item>
            <Menu.Item leftSection={<IconShare {...iconProps} />}>{words.share}</Menu.Item>
            <Menu.Divider />
            <Menu.Item color="red" leftSection={<IconTrash {...iconProps} />}>
              {words.remove}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <Tooltip label={words.tipWords}>
          <Button variant="default">{words.tip}</Button>
        </Tooltip>
        <Tabs defaultValue="mine" w="100%">
          <Tabs.List>
            {Object.entries(words.tabs).map(([name, title]) => (
              <Tabs.Tab key={name} value={name}>
                {title}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {Object.keys(words.tabs).map((name) => (
            <Tabs.Panel key={name} value={name} pt="sm">
              {words.tabWords}
            </Tabs.Panel>
          ))}
        </Tabs>
      </Shelf>
    </Sample>
  )
}

export const StateSamples = () => (
  <>
    <States />
    <Parts />
  </>
)
