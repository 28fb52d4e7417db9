import { GuidePage } from '../GuidePage.tsx'
import { CommentSamples } from './CommentSamples.tsx'
import { ControlSamples } from './ControlSamples.tsx'
import { FileSamples } from './FileSamples.tsx'
import { FormSamples } from './FormSamples.tsx'
import { galleryText } from './gallery.messages.ts'
import { HistorySamples } from './HistorySamples.tsx'
import { ImageSamples } from './ImageSamples.tsx'
import { ImportSamples } from './ImportSamples.tsx'
import { LayoutSamples } from './LayoutSamples.tsx'
import { ListSamples } from './ListSamples.tsx'
import { LookSamples } from './LookSamples.tsx'
import { OverlaySamples } from './OverlaySamples.tsx'
import { RecordSamples } from './RecordSamples.tsx'
import { StateSamples } from './StateSamples.tsx'

const sections = Object.entries(galleryText.sections).map(([id, { title }]) => ({ id, title }))

/** A living gallery of the shared components in all their states. */
export const ComponentsScreen = () => (
  <GuidePage title={galleryText.title} context={galleryText.context} sections={sections}>
    <LookSamples />
    <ControlSamples />
    <LayoutSamples />
    <ListSamples />
    <FormSamples />
    <RecordSamples />
    <OverlaySamples />
    <FileSamples />
    <ImageSamples />
    <CommentSamples />
    <HistorySamples />
    <ImportSamples />
    <StateSamples />
  </GuidePage>
)
