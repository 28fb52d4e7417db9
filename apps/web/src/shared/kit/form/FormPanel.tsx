import { useId } from 'react'
import { Panel, type PanelProps } from '../../ui/overlay/Panel.tsx'
import { PanelSteps } from '../../ui/overlay/panelPlace.ts'
import { type FormFrameProps, formFrame } from './formFrame.tsx'

type FormPanelProps = FormFrameProps & Pick<PanelProps, 'title' | 'size' | 'onClose'>

/** A form takes the place of a record in its list: the arrow keys belong to its fields. */
const noSteps = {}

/** A form in a panel beside whatever one was doing. Cancel, Esc and ✕ ask alike. */
export const FormPanel = ({ title, size, onClose, ...form }: FormPanelProps) => (
  <PanelSteps value={noSteps}>
    <Panel title={title} size={size} onClose={onClose} opened {...formFrame(useId(), form)} />
  </PanelSteps>
)
