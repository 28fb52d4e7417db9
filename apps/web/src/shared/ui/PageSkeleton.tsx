import { Card } from './Card.tsx'
import { Page } from './Page.tsx'
import { Skeleton } from './Skeleton.tsx'
import { uiText } from './ui.messages.ts'

const lines = ['72%', '64%', '81%', '58%', '69%']

/** Lines of text to come. */
export const RowsSkeleton = () => lines.map((width) => <Skeleton key={width} w={width} h={14} mt={16} mb={16} />)

export const CardSkeleton = () => (
  <Card>
    <RowsSkeleton />
  </Card>
)

/** A screen's shape while the facts that decide what it shows are on their way. */
export const PageSkeleton = () => (
  <div role="status" aria-label={uiText.loading}>
    <Page title={<Skeleton w={180} h={26} />} context={<Skeleton w={240} h={14} />}>
      <CardSkeleton />
    </Page>
  </div>
)
