import type { CourseCard } from '@crm/contract/features/enrolments/catalogue.rows'
import { won } from '@crm/contract/kit/numbers'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { Inline } from '../../../shared/ui/layout/Stack.tsx'
import { campText as text } from '../enrolments.messages.ts'

type Priced = Pick<CourseCard, 'crs_price' | 'price_now' | 'in_membership'>

/** What a course costs now, with the price before where it is reduced. */
export const CoursePrice = ({ course: { crs_price, price_now, in_membership } }: { course: Priced }) => (
  <Inline as="span" wraps>
    {price_now < crs_price && (
      <Text as="s" tone="second" size="small">
        <span className="visually-hidden">{text.listPrice} </span>
        {won(crs_price)}
      </Text>
    )}
    <strong>{price_now ? won(price_now) : text.free}</strong>
    {in_membership && price_now > 0 && <Tag tone="violet">{text.withMembership}</Tag>}
  </Inline>
)
