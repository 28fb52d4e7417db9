import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { SegmentsField } from '../../../shared/ui/input/SegmentsField.tsx'
import { EmployeeSelect } from '../../reference/selects.tsx'
import { coursesText as text } from '../courses.messages.ts'
import type { CourseForm } from './useCourseForm.ts'

interface TeacherFieldProps {
  state: CourseForm
  known?: { emp_no: number; emp_name: string } | undefined
}

const kinds = [
  { value: 'staff', label: text.staffTeacher },
  { value: 'outside', label: text.outsideTeacher },
] as const

/** Who teaches: one of the staff, or somebody from outside by name. */
export const TeacherField = ({ state: { form }, known }: TeacherFieldProps) => {
  const { teacher_emp_no, teacher_name } = form.values
  const [chosen, setChosen] = useState<'staff' | 'outside' | null>(null)
  const kind = chosen ?? (teacher_emp_no === null && teacher_name ? 'outside' : 'staff')
  const choose = (next: 'staff' | 'outside') => {
    setChosen(next)
    if (next === 'staff') form.setFieldValue('teacher_name', '')
    else form.setFieldValue('teacher_emp_no', null)
  }
  return (
    <>
      <SegmentsField label={text.teacherKind} data={kinds} value={kind} onChange={choose} />
      {kind === 'staff' ? (
        <EmployeeSelect
          label={text.teacherName}
          placeholder={text.chooseTeacher}
          known={known ? [known] : []}
          {...form.getInputProps('teacher_emp_no')}
        />
      ) : (
        <TextInput label={text.teacherName} maxLength={50} {...form.getInputProps('teacher_name')} />
      )}
    </>
  )
}
