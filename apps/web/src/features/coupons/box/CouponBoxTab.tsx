import { coupons } from '@crm/contract/features/coupons/coupons'
import { type BoxCoupon, couponTarget, couponWorth } from '@crm/contract/features/coupons/coupons.rows'
import { courseCategory } from '@crm/contract/features/courses/courses.rows'
import { Button, TextInput } from '@mantine/core'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { showDate } from '../../../shared/lib/format/date.ts'
import { useRead } from '../../../shared/lib/server/useRead.ts'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Grid } from '../../../shared/ui/layout/Grid.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { Tile } from '../../../shared/ui/layout/Tile.tsx'
import { LoadedRows } from '../../../shared/ui/state/LoadedRows.tsx'
import classes from './Box.module.css'
import { boxText as text } from './box.messages.ts'

/** A code that somebody was given goes into their own box. */
const CodeForm = () => {
  const { bind, busy, field } = useRecordForm({
    create: coupons.addToBox,
    toValues: () => ({ code: '' }),
    labels: { code: text.code },
    done: text.added,
    repeats: true,
    guardsLeaving: false,
  })
  return (
    <Card title={text.enter}>
      <form {...bind} className={classes.form}>
        <TextInput placeholder={text.codePlaceholder} autoComplete="off" {...field('code')} />
        <Button type="submit" loading={busy}>
          {text.add}
        </Button>
      </form>
      <SmallText>{text.hint}</SmallText>
    </Card>
  )
}

const placeOf = ({ cp_target, cp_categories, cp_courses }: BoxCoupon) => {
  if (cp_target === 'category') return cp_categories.map(courseCategory.label).join(', ')
  return cp_target === 'courses' ? text.courses(cp_courses.length) : couponTarget.label(cp_target)
}

const BoxItem = ({ coupon }: { coupon: BoxCoupon }) => (
  <Tile as="li" {...(coupon.unusable !== '' && { tone: 'ground' as const })}>
    <Stack gap="xs">
      <Text as="strong" size="large" tone={coupon.unusable ? 'second' : 'plain'}>
        {couponWorth(coupon)}
      </Text>
      <Text weight="medium">{coupon.cp_name}</Text>
      <SmallText>
        {[
          placeOf(coupon),
          coupon.cp_min ? text.least(coupon.cp_min) : text.anyAmount,
          text.until(showDate(coupon.cp_end_dt)),
          coupon.cp_with_membership && text.withMembership,
        ]
          .filter(Boolean)
          .join(' · ')}
      </SmallText>
      {coupon.unusable && <SmallText>{coupon.unusable}</SmallText>}
    </Stack>
  </Tile>
)

/** One's own coupons, those that can be used first. */
export const CouponBoxTab = () => {
  const read = useRead(coupons.box)
  return (
    <Stack>
      <CodeForm />
      <Card title={text.title} note={read.data?.query.length || undefined}>
        <LoadedRows read={read} empty={text.empty}>
          {(rows) => (
            <Grid as="ul" least={260} gap="row">
              {rows.map((coupon) => (
                <BoxItem key={coupon.cpb_no} coupon={coupon} />
              ))}
            </Grid>
          )}
        </LoadedRows>
      </Card>
    </Stack>
  )
}
