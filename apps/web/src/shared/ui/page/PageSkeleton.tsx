import { Card } from '../layout/Card.tsx'
import classes from '../layout/layout.module.css'
import { Skeleton } from '../state/Skeleton.tsx'
import { uiText } from '../ui.messages.ts'
import { Page } from './Page.tsx'

const lines = ['72%', '64%', '81%', '58%', '69%']

/** Lines of text to come. */
export const RowsSkeleton = () => lines.map((width) => <Skeleton key={width} w={width} h={14} mt={16} mb={16} />)

/** Rows to come in a card that reaches its edges. */
export const RowBlocksSkeleton = ({ count, height }: { count: number; height: number }) => (
  <div className={classes.loading}>
    {Array.from({ length: count }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: nothing but its place tells one from the other
      <Skeleton key={place} h={height} radius={8} />
    ))}
  </div>
)

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
