import { courseCategory } from '@crm/contract/features/courses/courses.rows'
import type { OfferedPlan } from '@crm/contract/features/memberships/memberships.rows'
import { won } from '@crm/contract/kit/numbers'
import { Button } from '@mantine/core'
import { Card } from '../../../shared/ui/Card.tsx'
import { LoadedRows } from '../../../shared/ui/LoadedRows.tsx'
import { SmallText } from '../../../shared/ui/SmallText.tsx'
import classes from './Own.module.css'
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
    <li className={classes.plan}>
      <strong className={classes.name}>{plan.mbp_name}</strong>
      <span className={classes.price}>
        {won(plan.mbp_price)} <SmallText as="span">{text.months(plan.mbp_months)}</SmallText>
      </span>
      {plan.mbp_text && <SmallText>{plan.mbp_text}</SmallText>}
      <ul className={classes.gifts}>
        {gifts(plan).map((line) => (
          <li key={String(line)}>{line}</li>
        ))}
      </ul>
      <Button
        variant="default"
        aria-label={text.requestOf(plan.mbp_name)}
        loading={request.isPending}
        onClick={() => request.mutate({ body: { mbp_no: plan.mbp_no } })}
      >
        {text.request}
      </Button>
    </li>
  )
}

/** What can be bought; a new wish takes the place of one that is not paid. */
export const Plans = () => (
  <Card title={text.plans}>
    <LoadedRows read={useOffered()} empty={text.noPlans}>
      {(plans) => (
        <ul className={classes.plans}>
          {plans.map((plan) => (
            <PlanCard key={plan.mbp_no} plan={plan} />
          ))}
        </ul>
      )}
    </LoadedRows>
  </Card>
)
