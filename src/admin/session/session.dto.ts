import { ApiProperty } from '@nestjs/swagger'
import { type Role, roles } from '../../shared/admin/role.js'

/** Who is signed in. */
export class SessionDto {
  @ApiProperty({ example: 'ana@example.com' })
  email: string

  @ApiProperty({ enum: roles })
  role: Role

  @ApiProperty({ description: 'All but changing the password is closed until it is done.' })
  mustChangePassword: boolean
}
