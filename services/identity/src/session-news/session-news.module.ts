import { Module } from '@nestjs/common';
import { SessionNews } from './session-news.js';

@Module({ providers: [SessionNews], exports: [SessionNews] })
export class SessionNewsModule {}
