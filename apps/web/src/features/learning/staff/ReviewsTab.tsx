import { learning } from '@crm/contract/features/learning/learning'
import { reviewColumns, reviewStars, reviewState } from '@crm/contract/features/learning/talk.rows'
import { choice } from '../../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../../shared/kit/list/ListPage.tsx'
import { withCells } from '../../../shared/kit/list/listColumns.tsx'
import { useRecordNo } from '../../../shared/kit/record/recordNo.ts'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import { Stars } from '../talk/Stars.tsx'
import { reviewText as text } from '../talk/talk.messages.ts'
import { ReviewPanel } from './ReviewPanel.tsx'

const filters = [
  choice('stars', reviewStars, { label: text.stars, all: text.allStars }),
  choice('r_state', reviewState, { label: text.state, all: text.allStates }),
]

const columns = withCells(reviewColumns, {
  stars: ({ stars }) => <Stars stars={stars} />,
  r_state: ({ hidden_reason }) =>
    hidden_reason === null ? (
      <Tag tone="green">{reviewState.label('shown')}</Tag>
    ) : (
      <Tag tone="amber">{reviewState.label('hidden')}</Tag>
    ),
})

/** Reviews of a course; staff reply to them, and hide one with a reason. */
export const ReviewsStaffTab = () => (
  <ListPage
    endpoint={learning.reviews}
    columns={columns}
    filters={filters}
    fixed={{ crs_no: useRecordNo() }}
    excel={learning.reviewsExcel}
    saved="courseReviews"
    peek={ReviewPanel}
    emptyAction={null}
    words={text.list}
  />
)
