import { useId } from 'react'
import { ModalCard } from '../../ui/overlay/ModalCard.tsx'
import { type FormFrameProps, formFrame } from './formFrame.tsx'

interface FormDialogProps extends FormFrameProps {
  title: string
  onClose: () => void
  /** Its width in pixels. */
  size?: number
}

/** A short form above the page. Cancel, Esc and ✕ ask alike. */
export const FormDialog = ({ title, onClose, size, ...form }: FormDialogProps) => (
  <ModalCard title={title} onClose={onClose} {...(size && { size })} opened {...formFrame(useId(), form)} />
)
