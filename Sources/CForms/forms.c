#include "CForms.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char application_tape[] = {
#embed "../../Forms/application.tape" suffix(, 0)
};
static const unsigned char application_yaml[] = {
#embed "../../Forms/application.yaml" suffix(, 0)
};
static const unsigned char checkout_tape[] = {
#embed "../../Forms/checkout.tape" suffix(, 0)
};
static const unsigned char checkout_yaml[] = {
#embed "../../Forms/checkout.yaml" suffix(, 0)
};
static const unsigned char conference_tape[] = {
#embed "../../Forms/conference.tape" suffix(, 0)
};
static const unsigned char conference_yaml[] = {
#embed "../../Forms/conference.yaml" suffix(, 0)
};
static const unsigned char countries_json[] = {
#embed "../../Forms/countries.json" suffix(, 0)
};
static const unsigned char demo_tape[] = {
#embed "../../Forms/demo.tape" suffix(, 0)
};
static const unsigned char deploy_tape[] = {
#embed "../../Forms/deploy.tape" suffix(, 0)
};
static const unsigned char deploy_yaml[] = {
#embed "../../Forms/deploy.yaml" suffix(, 0)
};
static const unsigned char hello_tape[] = {
#embed "../../Forms/hello.tape" suffix(, 0)
};
static const unsigned char hello_yaml[] = {
#embed "../../Forms/hello.yaml" suffix(, 0)
};
static const unsigned char new_yaml[] = {
#embed "../../Forms/new.yaml" suffix(, 0)
};
static const unsigned char project_tape[] = {
#embed "../../Forms/project.tape" suffix(, 0)
};
static const unsigned char project_yaml[] = {
#embed "../../Forms/project.yaml" suffix(, 0)
};
static const unsigned char report_tape[] = {
#embed "../../Forms/report.tape" suffix(, 0)
};
static const unsigned char report_yaml[] = {
#embed "../../Forms/report.yaml" suffix(, 0)
};
static const unsigned char settings_tape[] = {
#embed "../../Forms/settings.tape" suffix(, 0)
};
static const unsigned char settings_yaml[] = {
#embed "../../Forms/settings.yaml" suffix(, 0)
};
static const unsigned char show_tape[] = {
#embed "../../Forms/show.tape" suffix(, 0)
};
static const unsigned char show_yaml[] = {
#embed "../../Forms/show.yaml" suffix(, 0)
};
static const unsigned char signup_tape[] = {
#embed "../../Forms/signup.tape" suffix(, 0)
};
static const unsigned char signup_yaml[] = {
#embed "../../Forms/signup.yaml" suffix(, 0)
};
static const unsigned char survey_tape[] = {
#embed "../../Forms/survey.tape" suffix(, 0)
};
static const unsigned char survey_yaml[] = {
#embed "../../Forms/survey.yaml" suffix(, 0)
};
static const unsigned char trip_tape[] = {
#embed "../../Forms/trip.tape" suffix(, 0)
};
static const unsigned char trip_yaml[] = {
#embed "../../Forms/trip.yaml" suffix(, 0)
};
static const unsigned char volunteer_tape[] = {
#embed "../../Forms/volunteer.tape" suffix(, 0)
};
static const unsigned char volunteer_yaml[] = {
#embed "../../Forms/volunteer.yaml" suffix(, 0)
};

static const struct {
  const char *name;
  const unsigned char *text;
} files[] = {
    {"application.tape", application_tape},
    {"application.yaml", application_yaml},
    {"checkout.tape", checkout_tape},
    {"checkout.yaml", checkout_yaml},
    {"conference.tape", conference_tape},
    {"conference.yaml", conference_yaml},
    {"countries.json", countries_json},
    {"demo.tape", demo_tape},
    {"deploy.tape", deploy_tape},
    {"deploy.yaml", deploy_yaml},
    {"hello.tape", hello_tape},
    {"hello.yaml", hello_yaml},
    {"new.yaml", new_yaml},
    {"project.tape", project_tape},
    {"project.yaml", project_yaml},
    {"report.tape", report_tape},
    {"report.yaml", report_yaml},
    {"settings.tape", settings_tape},
    {"settings.yaml", settings_yaml},
    {"show.tape", show_tape},
    {"show.yaml", show_yaml},
    {"signup.tape", signup_tape},
    {"signup.yaml", signup_yaml},
    {"survey.tape", survey_tape},
    {"survey.yaml", survey_yaml},
    {"trip.tape", trip_tape},
    {"trip.yaml", trip_yaml},
    {"volunteer.tape", volunteer_tape},
    {"volunteer.yaml", volunteer_yaml},
};

int tabstop_form_file_count(void) { return sizeof files / sizeof files[0]; }
const char *tabstop_form_file_name(int index) { return files[index].name; }
const unsigned char *tabstop_form_file_text(int index) { return files[index].text; }
