import { courseCategory } from '@crm/contract/features/courses/courses.rows'
import type { OfferedPlan } from '@crm/contract/features/memberships/memberships.rows'
import { won } from '@crm/contract/kit/numbers'
import { Button } from '@mantine/core'
import { Bullets } from '../../../shared/ui/display/Bullets.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Grid } from '../../../shared/ui/layout/Grid.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { Tile } from '../../../shared/ui/layout/Tile.tsx'
import { LoadedRows } from '../../../shared/ui/state/LoadedRows.tsx'
import { useOffered, useRequestOwn } from './own.api.ts'
import { ownText as text } from './own.messages.ts'

const gifts = (plan: OfferedPlan) => {
  const free = [...plan.mbp_categories.map(courseCategory.label), ...plan.course_names].join(', ')
  return [
    text.people(plan.mbp_people),
    free && text.free(free),
    plan.mbp_discount > 0 && text.discount(plan.mbp_discount),
    plan.mbp_pocket > 0 && text.pocket(plan.mbp_pocket),
    plan.coupon_names.length > 0 && text.coupons(plan.coupon_names.join(', ')),
  ].filter((line) => typeof line === 'string' && line !== '')
}

const PlanCard = ({ plan }: { plan: OfferedPlan }) => {
  const request = useRequestOwn()
  return (
    <Tile as="li" size="lg">
      <Stack gap="sm">
        <Text as="strong" size="title">
          {plan.mbp_name}
        </Text>
        <Text size="large" weight="bold">
          {won(plan.mbp_price)} <SmallText as="span">{text.months(plan.mbp_months)}</SmallText>
        </Text>
        {plan.mbp_text && <SmallText>{plan.mbp_text}</SmallText>}
        <Bullets items={gifts(plan)} />
        <Button
          variant="default"
          aria-label={text.requestOf(plan.mbp_name)}
          loading={request.isPending}
          onClick={() => request.mutate({ body: { mbp_no: plan.mbp_no } })}
        >
          {text.request}
        </Button>
      </Stack>
    </Tile>
  )
}

/** What can be bought; a new wish takes the place of one that is not paid. */
export const Plans = () => (
  <Card title={text.plans}>
    <LoadedRows read={useOffered()} empty={text.noPlans}>
      {(plans) => (
        <Grid as="ul" gap="row" least={260}>
          {plans.map((plan) => (
            <PlanCard key={plan.mbp_no} plan={plan} />
          ))}
        </Grid>
      )}
    </LoadedRows>
  </Card>
)
