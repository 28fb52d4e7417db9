import { projectGrade } from '@crm/contract/features/projects/projects.words'
import { projectTitles as fields } from '@crm/contract/features/projects/projectTitles'
import { Select, Textarea, TextInput } from '@mantine/core'
import type { FieldsOf } from '../../../shared/kit/form/fieldsOf.ts'
import { DateField } from '../../../shared/ui/input/DateField.tsx'
import { FieldGrid } from '../../../shared/ui/layout/FieldGrid.tsx'
import { PocketServiceSelect, ProjectTypeSelect, ThemeSelect } from '../../reference/selects.tsx'
import { projectsText } from '../projects.messages.ts'
import type { valuesOf } from './projectValues.ts'

type ProjectFieldValues = ReturnType<typeof valuesOf>

/** What a project is, where it is made and where it is changed. */
export const ProjectFields = ({ form }: { form: Pick<FieldsOf<ProjectFieldValues>, 'getInputProps'> }) => (
  <FieldGrid>
    <div data-whole>
      <TextInput
        label={fields.proj_name}
        placeholder={projectsText.namePlaceholder}
        withAsterisk
        maxLength={100}
        {...form.getInputProps('proj_name')}
      />
    </div>
    <PocketServiceSelect
      label={fields.psrv_name}
      placeholder={projectsText.choose}
      {...form.getInputProps('psrv_no')}
    />
    <ProjectTypeSelect label={fields.pt_name} placeholder={projectsText.choose} {...form.getInputProps('pt_no')} />
    <ThemeSelect label={fields.thm_name} placeholder={projectsText.choose} {...form.getInputProps('thm_no')} />
    <Select
      label={fields.proj_grade}
      placeholder={projectsText.choose}
      clearable
      data={projectGrade.options}
      {...form.getInputProps('proj_grade')}
    />
    <DateField label={fields.project_start} clearable {...form.getInputProps('project_start')} />
    <DateField label={fields.project_end} clearable {...form.getInputProps('project_end')} />
    <div data-whole>
      <Textarea
        label={fields.proj_significant}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={2000}
        {...form.getInputProps('proj_significant')}
      />
    </div>
  </FieldGrid>
)
