import { Entity } from 'typeorm'
import { Category } from './category.js'

@Entity('shop_categories')
export class ShopCategory extends Category {}
